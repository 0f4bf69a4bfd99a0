// What is the matter, said as such: beside the field that it is about and tied to it, until that is changed.

import { freshId, reveal, tell } from "./app-parts.js";

/** How to take back what a line complains of. @type {WeakMap<HTMLElement, () => void>} */
const standing = new WeakMap();

/** Takes back what the line complains of. @param {HTMLElement} line */
export const settle = (line) => standing.get(line)?.();

/** Says what is the matter. @param {HTMLElement} line @param {string} text @param {() => void} [after]  what else is taken back */
export function accuse(line, text, after) {
  settle(line);
  line.classList.add("tt-trouble");
  line.textContent = text;
  standing.set(line, () => {
    standing.delete(line);
    line.classList.remove("tt-trouble");
    line.textContent = "";
    after?.();
  });
}

/** The same where it must be seen. @param {HTMLElement} line @param {string} text */
export function fail(line, text) {
  accuse(line, text);
  tell(line, text);
}

/** Ties a field to what a line says of it, until it is changed. @param {HTMLElement} field @param {HTMLElement} line @param {string} text */
export function blame(field, line, text) {
  settle(line);
  line.id ||= freshId();
  const described = field.getAttribute("aria-describedby");
  const done = () => settle(line);
  accuse(line, text, () => {
    field.removeEventListener("input", done);
    field.setAttribute("aria-invalid", "false");
    if (described) field.setAttribute("aria-describedby", described);
    else field.removeAttribute("aria-describedby");
  });
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", [described, line.id].filter(Boolean).join(" "));
  field.addEventListener("input", done);
}

/** What is the matter with a field, said beside it. @param {HTMLElement} field @param {HTMLElement} line @param {string} text */
export function complain(field, line, text) {
  const row = field.closest(".tt-row") ?? field;
  if (!row.contains(line)) row.after(line);
  blame(field, line, text);
  field.focus({ preventScroll: true });
  reveal(field, line);
}
