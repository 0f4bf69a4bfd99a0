// Hints in steps: the proof of the right answer, a line at a time, all but its last.

import { reveal } from "./app-parts.js";
import { make, sentence } from "./sentence.js";
import { stored } from "./trick-puzzle.js";
import { say } from "./words.js";

/** @param {HTMLElement} element @param {() => void} taken  called for each hint */
export function hintButton(element, taken) {
  const steps = (stored(element, ".tt-ready").steps ?? []).slice(0, -1);
  const actions = element.querySelector(".tt-actions");
  if (!steps.length || !actions) return;
  const list = make("ol", "tt-hints");
  list.setAttribute("role", "status");
  const button = make("button", "tt-cards tt-hint-button", say("hint"));
  button.type = "button";
  button.addEventListener("click", () => {
    const step = steps.shift();
    if (!step) return;
    const item = make("li");
    item.append(sentence(step.text));
    list.append(item);
    reveal(item);
    taken();
    if (!steps.length) {
      button.setAttribute("aria-disabled", "true");
      button.textContent = say("noMoreHints");
    }
  });
  actions.before(list);
  actions.append(button);
}
