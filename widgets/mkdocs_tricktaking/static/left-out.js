// What there is to say of cards that somebody named, such as that they were not taken, and why; told once.

import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {"refereeFull" | "refereeHandFull" | "refereeAgain" | "refereeOther" | "refereeOnly"} Reason */

export class LeftOut {
  /** @type {Map<Reason, string[]>} */
  #cards = new Map();
  /** So many cards there can be besides the one in question. */
  #beside = "";

  /** @param {Reason} reason @param {string} name  the card as a sentence calls it @param {string} [beside] */
  add(reason, name, beside = "") {
    this.#beside ||= beside;
    const names = this.#cards.get(reason) ?? [];
    if (!names.includes(name)) this.#cards.set(reason, [...names, name]);
  }

  /** What there was no room for, so that it can be put down later. */
  get beyond() {
    return ["refereeFull", "refereeHandFull"].flatMap((reason) => this.#cards.get(/** @type {Reason} */ (reason)) ?? []);
  }

  /** A line for each reason. */
  lines() {
    return [...this.#cards].map(([reason, names]) => {
      const line = make("p", "tt-hint");
      line.append(sentence(say(reason, { cards: names.join(", "), n: this.#beside })));
      return line;
    });
  }
}
