// Marks on the cards, after an answer and never before: best, not allowed.

import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./replies.js").Reply} Reply */

/** Takes every mark away. @param {HTMLElement} root */
export function clear(root) {
  for (const mark of root.querySelectorAll(".tt-mark")) mark.remove();
  for (const place of root.querySelectorAll("[data-mark]")) place.removeAttribute("data-mark");
}

/** Tells what the engine says of a card besides its name. @param {HTMLElement} root */
export function tellAsides(root) {
  for (const word of root.querySelectorAll(".tt-aside")) word.removeAttribute("hidden");
}

/** Before another try they are a hint again. @param {HTMLElement} root */
export function hushAsides(root) {
  for (const word of root.querySelectorAll(".tt-aside")) word.setAttribute("hidden", "");
}

/** @param {Element | null | undefined} place @param {"best" | "barred"} mark @param {string} word */
export function put(place, mark, word) {
  if (!(place instanceof HTMLElement)) return;
  place.dataset.mark = mark;
  place.append(make("span", "tt-mark", word));
}

/**
 * @param {HTMLElement} root @param {Reply} reply @param {string} where  "table", "hand" or "list"
 * @param {import("./replies.js").Out} [out]
 */
export function mark(root, reply, where, out) {
  clear(root);
  tellAsides(root);
  const takes = root.querySelector(".tt-empty") ? "takesSoFar" : "takes";
  for (const input of root.querySelectorAll("input")) {
    const label = input.closest("label");
    const ruling = reply.choices?.[input.value];
    if (typeof reply.correct === "string" || typeof reply.correct === "number") {
      if (input.value === String(reply.correct)) put(label, "best", say(where === "table" ? takes : "fits"));
    } else if (ruling && !ruling.allowed) {
      put(label, "barred", out?.choices.includes(input.value) ? out.word : say("no"));
    }
  }
}
