// <worked-trick>: an example played card by card, which stops where the reader decides.

import { AnotherTry } from "./another-try.js";
import { cardsButton } from "./card-settings.js";
import { Choices } from "./choices.js";
import { confirm } from "./live-check.js";
import { clear, mark, put, tellAsides } from "./marks.js";
import { reply } from "./replies.js";
import { make } from "./sentence.js";
import { followLines } from "./strip.js";
import { find, stored } from "./trick-puzzle.js";
import { announce, draw, notice } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./replies.js").Ready} Ready */
/** @typedef {import("./replies.js").Reply} Reply */

export class WorkedTrick extends HTMLElement {
  #upgraded = false;
  #turn = 0;
  /** How many cards lie on the table; one more than there are is the end. */
  #step = 0;
  #decided = false;

  connectedCallback() {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.slots = [...this.querySelectorAll(".tt-slot")];
    this.told = [...this.querySelectorAll(".tt-moves > li")];
    this.decision = Number(this.dataset.decision ?? this.slots.length);
    this.form = find(this, "form", HTMLFormElement);
    this.status = find(this, "[role=status]", HTMLElement);
    this.puzzle = stored(this, ".tt-puzzle");
    /** @type {Ready} */
    this.ready = stored(this, ".tt-ready");
    this.choices = new Choices(this.form, "several");
    this.retry = new AnotherTry(this, this.form, this.choices, () => this.#begun());
    this.form.addEventListener("submit", (event) => this.#submitted(event));
    this.#addStepper();
    this.#go(0, false);
  }

  #addStepper() {
    this.back = stepButton(say("back"), "tt-second", () => this.#go(this.#step - 1));
    this.forward = stepButton(say("forward"), "", () => this.#go(this.#step + 1));
    this.count = make("span", "tt-count");
    const stepper = make("div", "tt-stepper");
    stepper.setAttribute("role", "group");
    stepper.setAttribute("aria-label", say("stepper"));
    stepper.append(this.back, this.forward, this.count, cardsButton());
    stepper.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowLeft") this.#go(this.#step - 1);
      if (key === "ArrowRight") this.#go(this.#step + 1);
    });
    this.querySelector(".tt-table")?.after(stepper);
  }

  get #last() {
    return this.told?.length ?? 0;
  }

  /** @param {number} step */
  #blocked(step) {
    return step > (this.decision ?? 0) && !this.#decided;
  }

  /** @param {number} step @param {boolean} [aloud] */
  #go(step, aloud = true) {
    const { slots = [], told = [], status, form } = this;
    if (step < 0 || step > this.#last) return;
    if (this.#blocked(step)) {
      if (status) announce(status, make("p", "tt-told", say("decideFirst")));
      return status?.scrollIntoView({ block: "nearest" });
    }
    const onward = step > this.#step;
    this.#step = step;
    slots.forEach((slot, index) => {
      slot.toggleAttribute("data-later", index >= step);
      slot.toggleAttribute("data-laid", onward && index === step - 1);
      slot.toggleAttribute("data-turn", index === step);
    });
    for (const part of form?.querySelectorAll("fieldset, .tt-actions") ?? []) {
      part.toggleAttribute("hidden", step !== this.decision);
    }
    this.toggleAttribute("done", step === this.#last);
    this.#markWinner(step === this.#last);
    this.#tell(told[step - 1], aloud);
    this.#showPlace();
    if (!aloud) return;
    // A long verdict may have pushed the table out of the window.
    const spot = step === this.#last ? Number(this.dataset.winner) : Math.max(step - 1, 0);
    slots[spot]?.scrollIntoView({ block: "nearest" });
    // On a telephone the cards to choose from would open below the window.
    if (step === this.decision) form?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Element | undefined} move @param {boolean} aloud */
  #tell(move, aloud) {
    const line = make("p", "tt-told");
    const atDecision = this.#step === this.decision && !this.#decided;
    if (move) line.append(...[...move.childNodes].map((node) => node.cloneNode(true)));
    else line.append(say("begin"));
    if (atDecision) line.append(" ", make("strong", "", say("decideNow")));
    if (this.status && aloud) announce(this.status, line);
    else this.status?.replaceChildren(line);
  }

  #showPlace() {
    const { back, forward, count } = this;
    back?.setAttribute("aria-disabled", String(this.#step === 0));
    forward?.setAttribute("aria-disabled", String(this.#step === this.#last || this.#blocked(this.#step + 1)));
    if (count) count.textContent = `${this.#step}/${this.#last}`;
  }

  /** @param {boolean} shown */
  #markWinner(shown) {
    const place = this.slots?.[Number(this.dataset.winner)]?.querySelector(".tt-place");
    place?.querySelector(".tt-mark")?.remove();
    place?.removeAttribute("data-mark");
    if (!shown) return;
    tellAsides(this);
    put(place, "best", say("takes"));
  }

  /** @param {Event} event */
  async #submitted(event) {
    event.preventDefault();
    const { choices, ready, status, form } = this;
    if (!choices || !ready || !status || !form) return;
    const card = form.querySelector(/** @type {"input"} */ ("input:checked"))?.value;
    if (!card) return announce(status, make("p", "tt-told", say("chooseFirst")));
    const turn = ++this.#turn;
    const built = reply(ready, "several", [card]);
    const line = this.#show(card, built);
    this.#decided = true;
    this.#showPlace();
    this.retry?.offer();
    this.setAttribute("checked", "built");
    const question = { ask: "judge", puzzle: this.puzzle, answer: [card], lang: this.dataset.lang };
    const check = await confirm(question, built, line);
    if (!check || turn !== this.#turn) return;
    if (!check.agrees) {
      this.#show(card, check.live).textContent = say("live");
      status.prepend(notice({ puzzle: this.puzzle, answer: [card], built, live: check.live }));
    }
    this.setAttribute("checked", "live");
  }

  /** Another try: the story stands where the decision is asked for. */
  #begun() {
    this.#turn += 1;
    this.#tell(this.told?.[this.#step - 1], true);
  }

  /** @param {string} card @param {Reply} given */
  #show(card, given) {
    const { choices, status, form, ready } = this;
    const ruling = given.choices?.[card] ?? { allowed: given.right, rule: given.rule, text: given.text };
    const heading = say(ruling.allowed ? "allowed" : "barred", { cards: choices?.label(card) ?? card });
    const rules = { base: this.dataset.rules, refs: ready?.refs ?? {} };
    const { box, check } = draw({ right: ruling.allowed, heading, reasons: [ruling], steps: given.steps }, rules, ready?.strip);
    followLines(this, box);
    this.setAttribute("verdict", ruling.allowed ? "right" : "wrong");
    this.dataset.told = "";
    if (form) {
      clear(form);
      mark(form, given, "hand");
    }
    tellAsides(this);
    if (status) announce(status, box);
    box.scrollIntoView({ block: "nearest" });
    return check;
  }
}

/** @param {string} text @param {string} look @param {() => void} act */
function stepButton(text, look, act) {
  const button = make("button", `tt-button ${look}`, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}
