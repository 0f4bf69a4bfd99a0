// Cards typed at the table's own speed, in either alphabet: the engine reads them, the puzzle gets them.

import { input, labelled, tell } from "./app-parts.js";
import { asked } from "./placed.js";
import { waiting, why } from "./engine-state.js";
import { make } from "./sentence.js";
import { cardNames } from "./drill-data.js";
import { say } from "./words.js";

/**
 * A field under a puzzle whose choices are cards.
 * @param {HTMLElement} puzzle @param {string} game @param {() => void} answer  called when they are chosen
 */
export function typedField(puzzle, game, answer) {
  const choices = [...puzzle.querySelectorAll("input")].filter((one) => one.closest("label")?.querySelector(".tt-card, .tt-pill"));
  if (!choices.length) return undefined;
  const form = make("form", "tt-typed");
  const field = input("");
  field.autocomplete = "off";
  field.autocapitalize = "off";
  field.spellcheck = false;
  const send = make("button", "tt-button tt-second", say("typedAnswer"));
  const line = make("p", "tt-hint-line");
  line.setAttribute("role", "status");
  form.append(labelled(say("typedCards"), field, say("typedHow")), send, line);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!field.value.trim()) return;
    try {
      const { cards } = await waiting(line, asked({ ask: "read-cards", game, text: field.value }));
      const names = cards.map((/** @type {string} */ code) => cardNames()[code]);
      /** @type {HTMLInputElement[]} */
      const chosen = [];
      for (const name of names) {
        const found = choices.find((one) => one.dataset.label?.endsWith(name));
        if (!found) return tell(line, say("typedNotThere", { card: name }));
        chosen.push(found);
      }
      for (const one of choices) if (one.checked && !chosen.includes(one)) press(one, false);
      for (const one of chosen) press(one, true);
      field.value = "";
      answer();
    } catch (error) {
      tell(line, why(error));
    }
  });
  return form;
}

/** @param {HTMLInputElement} choice @param {boolean} checked */
function press(choice, checked) {
  if (choice.checked === checked && choice.type === "checkbox") return;
  choice.checked = checked;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}
