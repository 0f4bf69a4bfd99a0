// A puzzle as it stands on paper: cards to be ringed, boxes to be ticked, a line for a number.

import { make } from "./sentence.js";

/** @param {HTMLElement} puzzle  as it was placed @param {number} number */
export function onPaper(puzzle, number) {
  const sheet = make("div", "tt tt-paper-item");
  const task = /** @type {HTMLElement} */ (puzzle.querySelector(".tt-task")?.cloneNode(true) ?? make("div"));
  for (const gone of task.querySelectorAll("details, .tt-aside")) gone.remove();
  for (const field of task.querySelectorAll("input")) {
    const box = field.type === "number" ? make("span", "tt-write") : make("span", "tt-box");
    if (field.closest(".tt-pick")) field.remove();
    else field.replaceWith(box);
  }
  for (const label of task.querySelectorAll("label")) {
    const plain = make("span", label.className);
    plain.append(...label.childNodes);
    label.replaceWith(plain);
  }
  const question = make("p", "tt-question");
  const legend = task.querySelector("legend");
  question.append(`${number}. `, ...(legend?.childNodes ?? []));
  legend?.remove();
  const body = make("div", "tt-task");
  body.append(...task.childNodes);
  sheet.append(question, body);
  return sheet;
}

/** The answer and its reason, for the page of answers. @param {HTMLElement} puzzle @param {number} number */
export function answerOf(puzzle, number) {
  const answer = make("div", "tt tt-paper-answer");
  const parts = [...puzzle.querySelectorAll(".tt-answer > :not(summary)")];
  answer.append(make("p", "tt-paper-number", `${number}.`), ...parts.map((part) => part.cloneNode(true)));
  for (const link of answer.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  return answer;
}
