// The choices of a puzzle: native inputs, read as an answer of one of the four shapes.

import { make } from "./sentence.js";
import { figure } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./replies.js").Answer} Answer */

export class Choices {
  /** @type {string[]} the values in the order in which they were chosen */
  #sequence = [];

  /** @param {HTMLFormElement} form @param {string} shape */
  constructor(form, shape) {
    this.form = form;
    this.shape = shape;
    for (const input of this.inputs) if (input.checked) this.#sequence.push(input.value);
    form.addEventListener("change", (event) => this.#changed(event));
  }

  get inputs() {
    return [...this.form.querySelectorAll("input")];
  }

  /** @returns {Answer | undefined} nothing when nothing is chosen, or an order lacks something */
  get answer() {
    const chosen = this.inputs.filter((input) => input.checked).map((input) => input.value);
    if (this.shape === "number") {
      const [field] = this.inputs;
      const number = field?.type === "number" ? field.valueAsNumber : Number(chosen[0] ?? NaN);
      if (this.#outside) return undefined;
      return Number.isSafeInteger(number) ? number : undefined;
    }
    if (this.shape === "one") return chosen[0];
    if (!chosen.length) return undefined;
    if (this.shape !== "order") return chosen;
    return chosen.length === this.inputs.length ? [...this.#sequence] : undefined;
  }

  /** Whether a number is written that no score can be. */
  get #outside() {
    const { rangeOverflow = false, rangeUnderflow = false } = this.inputs[0]?.validity ?? {};
    return rangeOverflow || rangeUnderflow;
  }

  /** What to say when there is no answer. */
  get lacking() {
    if (this.shape === "order") return say("chooseAll");
    const [field] = this.inputs;
    if (field?.type !== "number") return say(this.shape === "one" ? "chooseOne" : "chooseFirst");
    const { min: least, max: most } = field;
    return this.#outside ? say("numberBetween", { least: figure(least), most: figure(most) }) : say("wholeNumber");
  }

  /** Chooses what an answer says; what is no choice here is left out. @param {Answer} answer */
  put(answer) {
    const values = [answer].flat().map(String);
    const [field] = this.inputs;
    if (field?.type === "number") {
      field.value = values[0] ?? "";
      return;
    }
    const found = values.flatMap((value) => this.inputs.find((input) => input.value === value) ?? []);
    for (const input of this.inputs) input.checked = false;
    for (const badge of this.form.querySelectorAll(".tt-order")) badge.remove();
    this.#sequence = [];
    for (const input of this.shape === "one" ? found.slice(0, 1) : found) {
      input.checked = true;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  /** What people call a choice. @param {string} value */
  label(value) {
    return this.inputs.find((input) => input.value === value)?.dataset.label ?? value;
  }

  /** @param {Event} event */
  #changed({ target }) {
    if (!(target instanceof HTMLInputElement) || this.shape !== "order") return;
    this.#sequence = this.#sequence.filter((value) => value !== target.value);
    if (target.checked) this.#sequence.push(target.value);
    for (const input of this.inputs) {
      const place = this.#sequence.indexOf(input.value);
      const label = input.closest("label");
      label?.querySelector(".tt-order")?.remove();
      if (place >= 0) label?.append(make("span", "tt-order", String(place + 1)));
    }
  }
}
