// What there is to say of cards that somebody named, such as that they were not taken, and why; told once.

import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {"refereeFull" | "refereeAgain" | "refereeOther" | "refereeOnly"} Reason */

export class LeftOut {
  /** @type {Map<Reason, string[]>} */
  #cards = new Map();

  /** @param {Reason} reason @param {string} name  the card as a sentence calls it */
  add(reason, name) {
    const names = this.#cards.get(reason) ?? [];
    if (!names.includes(name)) this.#cards.set(reason, [...names, name]);
  }

  /** A line for each reason. */
  lines() {
    return [...this.#cards].map(([reason, names]) => {
      const line = make("p", "tt-hint");
      line.append(sentence(say(reason, { cards: names.join(", ") })));
      return line;
    });
  }
}
