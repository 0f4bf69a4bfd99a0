// A puzzle of one's own, tapped in: the engine refuses what cannot be, and shows the answer before it is added.

import { button, folded, labelled, status, textarea } from "./app-parts.js";
import { accuse, blame, settle } from "./complaint.js";
import { waiting, why } from "./engine-state.js";
import { PositionForm } from "./lesson-form.js";
import { common } from "./lessons.js";
import { asked, rendered } from "./placed.js";
import { peek } from "./peek.js";
import { ids } from "./published.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./published.js").Index} Index */
/** @typedef {import("./lesson-draft.js").Item} Item */

const WAIT = 250;

export class Maker {
  #text = textarea("", 2);
  #line = status();
  #result = make("div", "tt-made");
  #said = status();
  #refused = make("p", "tt-app-notice");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #turn = 0;
  #form;

  /** @param {Index} index @param {(item: Item, line: HTMLElement) => void} add */
  constructor(index, add) {
    this.index = index;
    this.add = add;
    this.#form = new PositionForm(index, () => this.#soon(true));
    this.#text.addEventListener("input", () => this.#soon(false));
    this.#result.setAttribute("role", "status");
    const written = folded(say("asText"), labelled(say("positionText"), this.#text, say("positionHint")));
    this.box = folded(say("makeOne"), this.#form.box, written, this.#line, this.#result, this.#said);
    this.box.addEventListener("toggle", () => this.#form.draw(), { once: true });
  }

  /** Asks a moment later. @param {boolean} tapped  whether the text is what was tapped in, or typed */
  #soon(tapped) {
    clearTimeout(this.#timer);
    this.#result.querySelector(":scope > .tt-actions")?.remove(); // what is added is what is shown
    this.#said.textContent = "";
    settle(this.#refused);
    this.#timer = setTimeout(() => this.#ask(tapped), WAIT);
  }

  /** What was tapped in as the engine writes it. @returns {Promise<string>} */
  async #written() {
    return (await asked({ ask: "lesson-position", ...this.#form.tapped.given })).position;
  }

  /** @param {...HTMLElement} parts */
  #show(...parts) {
    this.box.querySelector(":scope > .tt-peek")?.remove();
    this.#result.replaceChildren(...parts);
  }

  /** @param {boolean} tapped */
  async #ask(tapped) {
    const turn = ++this.#turn;
    try {
      if (tapped) {
        const text = await waiting(this.#line, this.#written());
        if (turn !== this.#turn) return;
        this.#text.value = text;
      }
      const item = { kind: this.#form.tapped.kind, game: this.#form.tapped.game, position: this.#text.value.trim() };
      if (!item.position) return;
      const reply = await waiting(this.#line, asked({ ask: "lesson-item", item, ...common(await ids()) }));
      if (turn !== this.#turn) return;
      const puzzle = await rendered(reply.puzzle);
      const answer = make("p", "tt-correct");
      answer.append(`${say("answerIs")} `, sentence(reply.answer));
      const reason = make("p");
      reason.append(sentence(reply.reason));
      const actions = make("p", "tt-actions");
      actions.append(button(say("addThis"), () => this.add(reply.item, this.#said)));
      this.#show(puzzle, answer, reason, actions);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (tapped) accuse(this.#refused, why(error));
      else blame(this.#text, this.#refused, why(error));
      this.#show(this.#refused);
      peek(this.#result, this.#refused); // the pack that was tapped stays where it is
    }
  }
}
