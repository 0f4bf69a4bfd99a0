// The order strip: a whole row of cards from best to least, with the lead and what stands above it.

import { cardOf, make, pill } from "./sentence.js";
import { say } from "./words.js";

/**
 * @typedef {object} Strip
 * @property {string} name  of the row
 * @property {string} row  codes of its cards, best first
 * @property {string} own  codes of those that the puzzle shows
 * @property {string} [led]  the code of the card led
 */

/** @param {Strip} strip */
export function orderStrip({ name, row, own, led }) {
  const codes = row.split(" ");
  const shown = new Set(own.split(" "));
  const lead = led ? codes.indexOf(led) : -1;
  const title = make("p", "tt-strip-name", name);
  const way = make("span", "", say("way"));
  way.setAttribute("aria-hidden", "true");
  title.append(way, make("span", "tt-vh", say("wayAloud")));
  const box = make("div", "tt-ranked");
  box.append(title);
  box.toggleAttribute("data-led", lead >= 0);
  if (lead > 0) {
    const higher = make("p", "tt-higher", say("higher"));
    higher.setAttribute("aria-hidden", "true");
    box.append(higher);
  }
  const list = make("ol", "tt-strip");
  codes.forEach((code, place) => list.append(rung(code, shown.has(code), place - lead, lead)));
  box.append(list);
  return box;
}

/**
 * One card of the row. @param {string} code @param {boolean} own
 * @param {number} below  how far below the lead; above it where negative
 * @param {number} lead  the place of the lead, negative where the row has none
 */
function rung(code, own, below, lead) {
  const item = make("li", "tt-rung");
  item.dataset.code = code;
  const aloud = [];
  if (own) {
    item.dataset.own = "";
    aloud.push(say("isHere"));
  }
  if (lead >= 0 && below < 0) {
    item.dataset.higher = below === -1 ? "last" : "";
    aloud.push(say("higher"));
  }
  if (lead >= 0 && below === 0) {
    item.append(make("span", "tt-flag", say("lead")));
  }
  const card = cardOf(code);
  if (card) item.prepend(pill(card, [card[3], ...aloud].join(", ")));
  return item;
}

/**
 * A line of the proof in focus, or under the pointer, outlines its cards on the table and in the strip.
 * @param {HTMLElement} root  what holds the cards @param {HTMLElement} box  what holds the lines
 */
export function followLines(root, box) {
  const show = (/** @type {EventTarget | null} */ target) => {
    const line = target instanceof Element && target.closest(/** @type {"li"} */ (".tt-step"));
    const codes = new Set((line && line.dataset.cards?.split(" ")) || []);
    for (const rung of box.querySelectorAll(/** @type {"li"} */ (".tt-rung"))) {
      rung.toggleAttribute("data-meant", codes.has(rung.dataset.code ?? ""));
    }
    const faces = new Set([...codes].map((code) => cardOf(code)).map((card) => card && `${card[0]} ${card[2]}`));
    for (const card of root.querySelectorAll(/** @type {"span"} */ (".tt-card"))) {
      const face = `${card.querySelector("b")?.textContent} ${card.dataset.suit}`;
      card.toggleAttribute("data-meant", faces.has(face));
    }
  };
  for (const comes of ["pointerover", "focusin", "click"]) box.addEventListener(comes, (event) => show(event.target));
  for (const goes of ["pointerleave", "focusout"]) box.addEventListener(goes, () => show(null));
}
