// A sentence of the engine as the page shows it: every card it names becomes a small card.

import { words } from "./words.js";

/** @type {{cards: object, pattern: RegExp} | undefined} */
let last;

/** What finds the cards in a sentence; the longest names first, so that "10" is not read as "0". */
function pattern() {
  const { cards } = words();
  if (last?.cards !== cards) {
    const names = Object.keys(cards).filter((name) => cards[name]?.[2]).sort((a, b) => b.length - a.length);
    last = { cards, pattern: new RegExp(names.length ? `(${names.join("|")})` : "(?!)", "u") };
  }
  return last.pattern;
}

/**
 * @param {string} text  plain text, whoever wrote it
 * @returns {DocumentFragment}
 */
export function sentence(text) {
  const { cards } = words();
  const line = document.createDocumentFragment();
  for (const part of text.split(pattern())) {
    const card = Object.hasOwn(cards, part) ? cards[part] : undefined;
    line.append(card ? pill(card) : part);
  }
  return line;
}

/** What to draw for a card, by its code. @param {string} code */
export function cardOf(code) {
  return Object.values(words().cards).find((card) => card[4] === code);
}

/** @param {import("./words.js").Card} card */
export function pill([face, other, suit, spoken]) {
  const index = make("b", "", face);
  if (other !== face) index.dataset.other = other;
  const drawn = make("span");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(index);
  const all = make("span", "tt-pill");
  all.dataset.suit = suit;
  all.append(drawn, make("span", "tt-vh", spoken));
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
