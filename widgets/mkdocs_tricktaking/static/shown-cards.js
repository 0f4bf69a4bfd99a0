// The cards of a puzzle to look at once more: what lay there and what was held, with nothing to choose.

import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @param {Element} puzzle @returns {HTMLElement} */
export function shownCards(puzzle) {
  const box = make("div", "tt-shown");
  const task = puzzle.querySelector("fieldset")?.cloneNode(true);
  if (!(task instanceof HTMLElement)) return box;
  for (const idle of task.querySelectorAll("legend, .tt-list, details, p:has(> label > .tt-number)")) idle.remove();
  for (const mark of task.querySelectorAll(".tt-mark, .tt-order, .tt-pick > input")) mark.remove();
  for (const label of task.querySelectorAll(".tt-pick")) label.replaceWith(...label.childNodes);
  for (const place of task.querySelectorAll("[data-mark], [data-turn]")) {
    place.removeAttribute("data-mark");
    place.removeAttribute("data-turn");
  }
  box.append(...task.childNodes);
  return box;
}

/**
 * What was answered, where the verdict does not name it whole.
 * @param {import("./replies.js").Answer} answer @param {(value: string) => string} label @param {string} [whose]  the word for it
 */
export function given(answer, label, whose = "yourAnswer") {
  if (!Array.isArray(answer)) return [];
  const line = make("p", "tt-given");
  line.append(`${say(whose)} `, sentence(answer.map(label).join(", ") || "—"));
  return [line];
}
