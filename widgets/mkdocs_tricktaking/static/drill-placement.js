// For somebody who comes the first time: a few easy drills, from every game, with the words explained.

import { page } from "./drill-data.js";
import { update } from "./drill-record.js";
import { make } from "./sentence.js";

/** @typedef {import("./drill-session.js").Session} Session */
/** @typedef {import("./drill-supply.js").Wish} Wish */

const ENOUGH = 4;

/** What a placement is as a session. */
export const PLACEMENT = { mode: /** @type {const} */ ("practice"), length: 5, difficulty: 1, advance: true };

/** The next step. @param {Session} session @returns {Wish} */
export function placed(session) {
  const all = page().placement;
  const [game, skill] = all[Math.min(session.done.length, all.length - 1)].split("/");
  return { game, skill, difficulty: 1 };
}

/** Whether somebody sees the main things without help. @param {Session} session */
export const seesAtOnce = ({ done }) => done.filter(({ right, hints }) => right && !hints).length >= ENOUGH;

/** What a placement leaves behind: how hard new skills begin. @param {Session} session */
export function placedBy(session) {
  update((record) => {
    record.placed = true;
    record.start = seesAtOnce(session) ? 2 : 1;
  });
}

/** The card words, each explained on a tap. */
export function wordsExplained() {
  const box = make("div", "tt-drill-words");
  const told = make("p", "tt-drill-word");
  told.setAttribute("role", "status");
  for (const [word, meaning] of page().terms) {
    const button = make("button", "tt-word", word);
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      for (const other of box.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
      told.replaceChildren(make("strong", "", word), `: ${meaning}`);
    });
    box.append(button);
  }
  box.append(told);
  return box;
}
