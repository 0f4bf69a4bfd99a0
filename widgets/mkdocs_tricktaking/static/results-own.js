// In the teacher's table, where each pupil had a drill of their own: the mark opens what this pupil was asked.

import { answeredOne } from "./answered-one.js";
import { button, status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { placedQuestion } from "./placed.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {{drill: object, given: import("./replies.js").Answer | null}} Own */

/** The content of a cell as a button. @param {HTMLElement} cell @param {string} pupil @param {number} n @param {Own} own */
export function opens(cell, pupil, n, own) {
  const mark = make("button", "tt-own-mark");
  mark.type = "button";
  mark.setAttribute("aria-haspopup", "dialog");
  mark.append(...cell.childNodes, make("span", "tt-vh", say("openOwn", { name: pupil, n })));
  mark.addEventListener("click", () => open(say("ownQuestion", { name: pupil, n }), own));
  cell.replaceChildren(mark);
}

/** @param {string} title @param {Own} own */
async function open(title, { drill, given }) {
  const dialog = make("dialog", "tt-settings tt-own");
  const heading = make("h2", "", title);
  heading.id = "tt-own-heading";
  heading.tabIndex = -1;
  dialog.setAttribute("aria-labelledby", heading.id);
  const line = status();
  const box = make("div", "tt");
  box.append(line);
  dialog.append(heading, box, button(say("close"), () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  heading.focus();
  try {
    const element = await waiting(line, placedQuestion({ item: 0, drill }));
    const none = given === null ? [make("p", "tt-hint-line", say("notAnswered"))] : [];
    box.replaceChildren(...none, answeredOne(element, given, { whose: "pupilAnswer" }));
  } catch (error) {
    line.textContent = why(error);
  }
}
