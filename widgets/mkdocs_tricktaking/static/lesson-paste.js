// Where there is no lesson to show: what is the matter, and a box to paste a link or a whole message into.

import { status } from "./app-parts.js";
import { complain } from "./complaint.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

let boxes = 0;

/**
 * @param {string} notice  why there is no lesson; empty when nobody asked for one
 * @param {(text: string, field: HTMLElement) => void} open
 * @param {string} [pasted]  what was pasted, and is refused
 * @returns {HTMLElement}
 */
export function pasteBox(notice, open, pasted = "") {
  const form = make("form", "tt-paste");
  boxes += 1;
  const field = make("textarea", "tt-field");
  field.id = `tt-paste-${boxes}`;
  field.rows = 3;
  field.maxLength = 16 * 1024;
  field.spellcheck = false;
  field.value = pasted;
  const label = make("label", "tt-label", say("pasteLink"));
  label.htmlFor = field.id;
  const button = make("button", "tt-button", say("openLesson"));
  const actions = make("p", "tt-actions");
  actions.append(button);
  form.append(label, field, actions);
  if (notice) {
    const told = make("p", "tt-app-notice", notice);
    told.setAttribute("role", "alert");
    form.prepend(told);
    if (pasted) queueMicrotask(() => complain(field, told, notice));
  }
  const empty = status("tt-hint-line");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) open(field.value, field);
    else complain(field, empty, say("nothingToOpen"));
  });
  return form;
}
