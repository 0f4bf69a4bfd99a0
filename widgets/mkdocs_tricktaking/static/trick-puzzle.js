// <trick-puzzle>: a puzzle that already reads well without script, made to answer.

import { AnotherTry } from "./another-try.js";
import { addButton } from "./lesson-add.js";
import { Choices } from "./choices.js";
import { warm } from "./engine-client.js";
import { painted, pressedSince, rested } from "./moments.js";
import { confirm, hasEngine } from "./live-check.js";
import { mark } from "./marks.js";
import { leaveOut } from "./out-of-sight.js";
import { rehearse } from "./rehearsal.js";
import { reply } from "./replies.js";
import { make } from "./sentence.js";
import { cardsButton } from "./card-settings.js";
import { followLines } from "./strip.js";
import { announce, draw, finding, notice } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {import("./replies.js").Ready} Ready */
/** @typedef {import("./replies.js").Reply} Reply */

export class TrickPuzzle extends HTMLElement {
  #turn = 0;
  #upgraded = false;

  connectedCallback() {
    if (this.#upgraded) return;
    this.#upgraded = true;
    const form = find(this, "form", HTMLFormElement);
    this.puzzle = stored(this, ".tt-puzzle");
    /** @type {Ready} */
    this.ready = stored(this, ".tt-ready");
    this.shape = this.dataset.shape ?? "one";
    this.choices = new Choices(form, this.shape);
    this.status = find(this, "[role=status]", HTMLElement);
    this.retry = new AnotherTry(this, form, this.choices, () => this.#begun());
    form.noValidate = true; // the browser would answer in its own language
    form.addEventListener("submit", (event) => this.#submitted(event));
    form.addEventListener("focusin", () => {
      rehearse(this);
      if (hasEngine()) rested().then(warm);
    }, { once: true });
    leaveOut();
    const add = addButton(this, this.puzzle?.id);
    form.querySelector(".tt-actions")?.append(cardsButton(), ...(add ? [add] : []));
  }

  /** @param {Event} event */
  #submitted(event) {
    event.preventDefault();
    const { answer } = this.choices ?? {};
    if (answer === undefined) return this.#lacks();
    if (!this.ready) return;
    const built = reply(this.ready, this.shape ?? "one", answer);
    // A lesson counts the answer, and may keep the verdict for the end.
    const detail = { answer, reply: built };
    const told = new CustomEvent("tt-answer", { bubbles: true, cancelable: true, detail });
    if (this.dispatchEvent(told)) this.#answered(answer, built);
  }

  /** Says what is missing, until something is chosen. */
  #lacks() {
    this.tell(this.choices?.lacking ?? say("chooseFirst"));
    const filled = () => this.hasAttribute("verdict") || this.status?.replaceChildren();
    this.choices?.form.addEventListener("input", filled, { once: true });
  }

  /** An answer of an earlier visit, put back. @param {Answer} answer @param {boolean} told  whether its verdict may be shown */
  restore(answer, told) {
    this.choices?.put(answer);
    const given = this.choices?.answer;
    if (!told || given === undefined || !this.ready) return;
    this.#answered(given, reply(this.ready, this.shape ?? "one", given));
  }

  /** What people call a choice. @param {string} value */
  label(value) {
    return this.choices?.label(value) ?? value;
  }

  /** Says something in the place of the verdict. @param {string} message */
  tell(message) {
    if (!this.status) return;
    announce(this.status, make("p", "tt-hint", message));
    this.status.scrollIntoView({ block: "nearest" });
  }

  /** @param {Answer} answer @param {Reply} built */
  async #answered(answer, built) {
    const turn = ++this.#turn;
    const line = this.#show(answer, built);
    this.setAttribute("checked", "built");
    const told = performance.now();
    painted().then(() => this.#goOn(turn, built, told));
    this.#score(built);
    const question = { ask: "judge", puzzle: this.puzzle, answer, lang: this.dataset.lang };
    const check = await confirm(question, built, line);
    if (!check || turn !== this.#turn) return;
    if (!check.agrees) {
      this.#show(answer, check.live).textContent = say("live");
      this.#mark(check.live);
      this.status?.prepend(notice({ puzzle: this.puzzle, answer, built, live: check.live }));
    }
    this.setAttribute("checked", "live");
  }

  /** @param {Answer} answer @param {Reply} given @returns {HTMLElement} the line of the live check */
  #show(answer, given) {
    const { status, ready } = this;
    const label = (/** @type {string} */ value) => this.label(value);
    const rules = { base: this.dataset.rules, refs: ready?.refs ?? {} };
    const { box, check } = draw(finding(given, answer, label, ready?.out), rules, ready?.strip);
    followLines(this, box);
    this.setAttribute("verdict", given.right ? "right" : "wrong");
    if (status) announce(status, box);
    // With the frame, since asking now would lay the page out once more.
    requestAnimationFrame(() => box.scrollIntoView({ block: "nearest" }));
    return check;
  }

  /** What can wait until the verdict is seen: the marks on the cards, and the ways on. @param {number} turn @param {Reply} built @param {number} told  when */
  #goOn(turn, built, told) {
    if (turn !== this.#turn) return;
    this.#mark(built);
    this.retry?.offer();
    this.#offerNext();
    if (!pressedSince(told)) this.#keepFocusInSight();
  }

  /** @param {Reply} given */
  #mark(given) {
    mark(this, given, this.dataset.where ?? "", this.ready?.out);
  }

  /** By keys alone: the verdict may have pushed the choice out of the window. */
  #keepFocusInSight() {
    const { activeElement } = document;
    if (!activeElement?.matches(":focus-visible") || !this.contains(activeElement) || isInSight(activeElement)) return;
    this.querySelector(/** @type {"button"} */ (".tt-next, .tt-retry"))?.focus();
  }

  /** In a page's own test the first answer counts. @param {Reply} built */
  async #score(built) {
    const test = this.closest(".tt-check");
    if (!test) return;
    const rules = { base: this.dataset.rules, refs: this.ready?.refs ?? {} };
    const { count } = await import("./self-check.js");
    count(this, test, { right: built.right, rule: built.rule, rules });
  }

  /** Another try: nothing is said of the last one, and no reply to it is waited for. */
  #begun() {
    this.#turn += 1;
    this.status?.replaceChildren();
    this.querySelector(".tt-next")?.remove();
  }

  /** After the first answer: the way on, where the thumb is. */
  #offerNext() {
    const submit = this.querySelector("button[type=submit]");
    const next = nextAfter(this);
    if (!submit || !next || this.querySelector(".tt-next")) return;
    const button = make("button", "tt-button tt-next", say("next"));
    button.type = "button";
    button.addEventListener("click", () => {
      next.scrollIntoView({ block: "start" });
      next.querySelector(/** @type {"input"} */ ("input, button"))?.focus({ preventScroll: true });
    });
    submit.before(button, " ");
  }
}

/** The next exercise of the page. @param {HTMLElement} element */
function nextAfter(element) {
  const all = [...document.querySelectorAll("trick-puzzle, worked-trick")];
  return all[all.indexOf(element) + 1];
}

/**
 * @template {HTMLElement} T
 * @param {Element} root @param {string} selector @param {new () => T} type @returns {T}
 */
export function find(root, selector, type) {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`${root.id}: no ${selector}`);
  return element;
}

/** What the build wrote into the element as JSON. @param {Element} root @param {string} selector */
export function stored(root, selector) {
  return JSON.parse(root.querySelector(selector)?.textContent ?? "{}");
}

/** Whether its middle is to be seen, inside the window and under nothing. @param {Element} element */
export function isInSight(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}
