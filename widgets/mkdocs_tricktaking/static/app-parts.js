// Small parts that the tools' pages are made of: buttons, fields, labelled rows.

import { make } from "./sentence.js";
import { say } from "./words.js";

let count = 0;

/** An id that no other element of the page has. */
export const freshId = () => `tt-part-${++count}`;

/**
 * @param {string} text @param {() => void} press @param {string} [name] more classes
 */
export function button(text, press, name = "") {
  const made = make("button", `tt-button ${name}`.trim(), text);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}

/** A small button with a sign and a name for the ear. @param {string} sign @param {string} name @param {() => void} press */
export function signButton(sign, name, press) {
  const made = make("button", "tt-sign", sign);
  made.type = "button";
  made.setAttribute("aria-label", name);
  made.title = name;
  made.addEventListener("click", press);
  return made;
}

/**
 * A field under its label.
 * @template {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} T
 * @param {string} text @param {T} field @param {string} [hint]
 */
export function labelled(text, field, hint = "") {
  field.id ||= freshId();
  const label = make("label", "tt-label", text);
  label.htmlFor = field.id;
  const row = make("p", "tt-row");
  row.append(label, field);
  if (hint) {
    const told = make("span", "tt-hint-line", hint);
    told.id = `${field.id}-hint`;
    field.setAttribute("aria-describedby", told.id);
    row.append(told);
  }
  return row;
}

/**
 * @param {[value: string, text: string][]} options @param {string} value @param {(value: string) => void} change
 */
export function select(options, value, change) {
  const made = make("select", "tt-select");
  for (const [key, text] of options) made.append(new Option(text, key));
  made.value = value;
  made.addEventListener("change", () => change(made.value));
  return made;
}

/** @param {string} text @param {boolean} checked @param {(checked: boolean) => void} change */
export function checkbox(text, checked, change) {
  const input = make("input");
  input.type = "checkbox";
  input.checked = checked;
  input.addEventListener("change", () => change(input.checked));
  const label = make("label", "tt-check");
  label.append(input, make("span", "", text));
  return label;
}

/** @param {string} value @param {string} type */
export function input(value, type = "text") {
  const made = make("input", "tt-field");
  made.type = type;
  made.value = value;
  return made;
}

/** @param {string} [value] @param {number} [rows] */
export function textarea(value = "", rows = 4) {
  const made = make("textarea", "tt-field");
  made.rows = rows;
  made.value = value;
  made.spellcheck = false;
  // Of a long field the browser brings only the line of the caret into sight, be it under the header.
  made.addEventListener("focus", () => made.scrollIntoView({ block: "nearest" }));
  return made;
}

/** @param {string} text @param {...(Node | string)} content */
export function folded(text, ...content) {
  const details = make("details", "tt-fold");
  details.append(make("summary", "", text), ...content);
  return details;
}

/**
 * Parts of one line with dots between them; where the line breaks, none hangs at its edge.
 * @template {HTMLElement} T
 * @param {T} box @param {...(Node | string)} parts
 */
export function parted(box, ...parts) {
  box.classList.add("tt-parted");
  box.replaceChildren(...parts.flatMap((part) => {
    const one = make("span");
    one.append(part);
    return [one, " "];
  }));
  return box;
}

/** A place where things are said. */
export function status(name = "tt-app-status") {
  const line = make("p", name);
  line.setAttribute("role", "status");
  return line;
}

/** Brings what was just said into sight, by no more than that takes. @param {...HTMLElement} said  the last matters most */
export function reveal(...said) {
  requestAnimationFrame(() => {
    for (const one of said) one.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}

/** Says something that must be seen. @param {HTMLElement} line @param {string} text */
export function tell(line, text) {
  line.textContent = text;
  reveal(line);
}

/**
 * Copies a text and says so; where the browser refuses, the text is shown for copying by hand.
 * @param {string} text @param {HTMLElement} line @param {string} [done]  what is said then
 */
export async function copy(text, line, done = say("copied")) {
  try {
    await navigator.clipboard.writeText(text);
    tell(line, done);
  } catch {
    const field = textarea(text, 3);
    field.readOnly = true;
    field.setAttribute("aria-label", say("copyByHand"));
    line.replaceChildren(say("copyByHand"), field);
    field.focus();
    field.select();
  }
}

/** @param {string} name @param {string} type @param {string} content */
export function download(name, type, content) {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
