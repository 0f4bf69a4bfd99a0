// How the cards look: colours, indices, size. One small button, one dialog, one record in storage.

import { leaveOut } from "./out-of-sight.js";
import { make } from "./sentence.js";
import { read, write } from "./storage.js";
import { say } from "./words.js";

/** Each setting: the attribute on the root element, its value when on, the word for its label. */
const SETTINGS = [
  { attribute: "data-tt-colours", on: "four", word: "fourColours" },
  { attribute: "data-tt-index", on: "other", word: "otherIndex" },
  { attribute: "data-tt-size", on: "large", word: "largeCards" },
];

/** @returns {Record<string, boolean>} */
function current() {
  const kept = read("cards", /** @type {Record<string, boolean>} */ ({}));
  return kept && typeof kept === "object" ? kept : {};
}

/** Puts what the reader once chose into effect. */
export function applySettings() {
  const chosen = current();
  for (const { attribute, on } of SETTINGS) {
    if (chosen[attribute] === true) document.documentElement.setAttribute(attribute, on);
    else document.documentElement.removeAttribute(attribute);
  }
}

/** The button that stands at every table. */
export function cardsButton() {
  const button = make("button", "tt-cards", say("cards"));
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", () => open());
  return button;
}

function open() {
  const dialog = make("dialog", "tt-settings");
  const heading = make("h2", "", say("cardsHeading"));
  heading.id = "tt-settings-heading";
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(heading);
  const chosen = current();
  for (const { attribute, word } of SETTINGS) {
    if (attribute === "data-tt-index" && !document.querySelector("[data-other]")) continue;
    dialog.append(row(attribute, word, chosen[attribute] === true));
  }
  const close = make("button", "tt-button", say("done"));
  close.type = "button";
  close.addEventListener("click", () => dialog.close());
  dialog.append(close);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {string} attribute @param {string} word @param {boolean} checked */
function row(attribute, word, checked) {
  const input = make("input");
  input.type = "checkbox";
  input.checked = checked;
  input.addEventListener("change", () => {
    write("cards", { ...current(), [attribute]: input.checked });
    applySettings();
    leaveOut();
  });
  const label = make("label");
  label.append(input, say(word));
  return label;
}
