// A sentence of the engine as the page shows it: every card it names becomes a small card.

import { words } from "./words.js";

/** @typedef {{before: RegExp, behind: RegExp, forms: Record<string, string>, put: string}} Manner */

const OPENING = /[(«“„]+$/u;

/** @type {{cards: object, one: RegExp, row: RegExp, manners: Manner[]} | undefined} */
let last;

/** What finds cards, and rows of them; the longest names first, so that "10" is not read as "0". */
function patterns() {
  const { cards, manners, joined } = words();
  if (last?.cards !== cards) {
    const names = Object.keys(cards).filter((name) => cards[name]?.[2]).sort((a, b) => b.length - a.length);
    const one = names.length ? names.join("|") : "(?!)";
    last = {
      cards,
      one: new RegExp(`(${one})`, "u"),
      row: new RegExp(`((?:${one})(?:(?:${joined})(?:${one}))*)`, "u"),
      manners: manners.map(([before, behind, forms, put]) =>
        ({ before: new RegExp(before, "u"), behind: new RegExp(behind, "u"), forms, put })),
    };
  }
  return last;
}

/**
 * @param {string} text  plain text, whoever wrote it
 * @returns {DocumentFragment}
 */
export function sentence(text) {
  const { one, row, manners } = patterns();
  const { cards } = words();
  const line = document.createDocumentFragment();
  const parts = text.split(row);
  let opening = "";
  for (const [place, part] of parts.entries()) {
    if (place % 2 === 0) {
      opening = place + 1 < parts.length ? OPENING.exec(part)?.[0] ?? "" : "";
      line.append(part.slice(0, part.length - opening.length));
      continue;
    }
    const [before, behind] = [parts.slice(0, place).join(""), parts.slice(place + 1).join("")];
    const manner = manners.find((known) => known.before.test(before) && known.behind.test(behind));
    for (const [at, inside] of part.split(one).entries()) {
      const card = at % 2 ? cards[inside] : undefined;
      const drawn = card ? pill(card, said(card[3], manner, at === 1)) : inside;
      line.append(at === 1 && opening ? bound(opening, drawn) : drawn);
    }
  }
  return line;
}

/** What opens before a card, with the card: no line ends between them. @param {string} opening @param {Node | string} drawn */
function bound(opening, drawn) {
  const both = make("span", "tt-bound", opening);
  both.append(drawn);
  return both;
}

/** A name as the sentence needs it. @param {string} name @param {Manner | undefined} manner @param {boolean} first */
function said(name, manner, first) {
  if (!manner) return name;
  const [head = "", ...tail] = name.split(" ");
  return (first ? manner.put : manner.put.toLowerCase()) + [manner.forms[head] ?? head, ...tail].join(" ");
}

/** What to draw for a card, by its code. @param {string} code */
export function cardOf(code) {
  return Object.values(words().cards).find((card) => card[4] === code);
}

/** @param {import("./words.js").Card} card @param {string} [aloud]  how it is said here */
export function pill([face, other, suit, spoken], aloud = spoken) {
  const index = make("b", "", face);
  if (other !== face) index.dataset.other = other;
  const drawn = make("span");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(index);
  const all = make("span", "tt-pill");
  all.dataset.suit = suit;
  all.append(drawn, make("span", "tt-vh", aloud));
  return all;
}

/**
 * An element with a class and a text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name]
 * @param {string} [text]
 */
export function make(tag, name = "", text = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.append(text);
  return element;
}
