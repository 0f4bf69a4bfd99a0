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

/** The puzzle as it stood before anybody answered, to be answered again. @param {HTMLElement} puzzle */
export function untouched(puzzle) {
  const fresh = /** @type {HTMLElement} */ (puzzle.cloneNode(true));
  for (const mark of fresh.querySelectorAll(".tt-mark, .tt-order, .tt-cards, .tt-next, .tt-hints")) mark.remove();
  for (const place of fresh.querySelectorAll("[data-mark]")) place.removeAttribute("data-mark");
  for (const field of fresh.querySelectorAll("input")) if (field.type !== "number") field.checked = false;
  fresh.querySelector("[role=status]")?.replaceChildren();
  fresh.querySelector("button[type=submit]")?.classList.remove("tt-second");
  for (const name of ["verdict", "checked", "data-told"]) fresh.removeAttribute(name);
  return fresh;
}

/** A puzzle to be read only: the question and the cards, nothing to fill in. @param {HTMLElement} puzzle @param {number} number */
export function asRead(puzzle, number) {
  const shown = onPaper(puzzle, number);
  for (const place of shown.querySelectorAll(".tt-box, .tt-write")) place.remove();
  return shown;
}

/** The answer and its reason, for the page of answers. @param {HTMLElement} puzzle @param {number} number */
export function answerOf(puzzle, number) {
  const answer = make("div", "tt tt-paper-answer");
  const parts = [...puzzle.querySelectorAll(".tt-answer > :not(summary)")];
  answer.append(make("p", "tt-paper-number", `${number}.`), ...parts.map((part) => part.cloneNode(true)));
  for (const link of answer.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  return answer;
}
