// The drill on the table: asked, hinted, answered, and left again.

import { answerByTap, keys } from "./drill-keys.js";
import { drawn } from "./drill-supply.js";
import { make, sentence } from "./sentence.js";
import { rehearse } from "./rehearsal.js";
import { isInSight } from "./trick-puzzle.js";
import { say } from "./words.js";

/** @typedef {import("./drill-supply.js").Dealt} Dealt */
/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {import("./replies.js").Reply} Reply */
/** @typedef {{answer: Answer, reply: Reply, hints: number}} Told */

/**
 * @typedef {object} Owner
 * @property {(told: Told) => boolean} answered  whether the verdict is to be shown
 * @property {() => void} next
 * @property {() => boolean} helps  whether there are hints
 */

const SHORTEST = 2000;
const LETTER = 50; // what a reader needs for one

export class Stage {
  box = make("div", "tt-drill-stage");
  #hint = make("button", "tt-cards tt-hint-button", say("hint"));
  #next = make("button", "tt-button tt-next", say("next"));
  #hints = make("ol", "tt-hints");
  #help = make("div", "tt-help");
  /** @type {HTMLElement | undefined} */
  #puzzle;
  /** @type {Dealt | undefined} */
  #drill;
  #given = 0;
  #answered = false;
  #left = false;
  #focused = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;

  /** @param {HTMLElement} root @param {Owner} owner */
  constructor(root, owner) {
    this.root = root;
    this.owner = owner;
    this.#help.setAttribute("role", "status");
    this.#help.append(this.#hints);
    for (const one of [this.#hint, this.#next]) one.type = "button";
    this.#hint.addEventListener("click", () => this.hint());
    this.#next.addEventListener("click", () => this.leave());
    answerByTap(this.box);
    this.box.addEventListener("tt-answer", (event) => this.#told(/** @type {CustomEvent} */ (event)));
    for (const event of ["pointerdown", "keydown"]) root.addEventListener(event, () => this.hold(), true);
    keys(root, {
      puzzle: () => this.#puzzle, answered: () => this.#answered, next: () => this.leave(), hint: () => this.hint(),
    });
  }

  /** The next drill gets the focus: what had it is gone from the page. */
  follow() {
    this.#focused = true;
  }

  get puzzle() {
    return this.#puzzle;
  }

  /** @param {Dealt} drill @param {HTMLElement} [there]  the puzzle that stands on the page already @param {string} [note] */
  show(drill, there, note = "") {
    const focus = this.#focused || this.box.contains(document.activeElement);
    this.#left = this.#focused = false;
    this.hold();
    this.#drill = drill;
    this.#given = 0;
    this.#answered = false;
    const earlier = this.#puzzle;
    const puzzle = there ?? drill.element ?? drawn(drill);
    delete drill.element;
    this.#puzzle = puzzle;
    this.#hints.replaceChildren();
    this.#hint.hidden = !this.#all.length;
    this.#hint.textContent = say("hint");
    this.box.replaceChildren(...(note ? [make("p", "tt-drill-note", note)] : []), puzzle);
    const actions = puzzle.querySelector(".tt-actions");
    actions?.before(this.#help);
    actions?.append(this.#hint);
    const task = puzzle.querySelector("fieldset");
    if (task) task.tabIndex = -1;
    if (focus) task?.focus({ preventScroll: true });
    if (earlier) toTop(this.root);
    rehearse(/** @type {import("./trick-puzzle.js").TrickPuzzle} */ (puzzle));
  }

  /** The hints of the drill; where it has none of its own, the steps of the proof. */
  get #all() {
    if (!this.owner.helps()) return [];
    const own = this.#drill?.hints ?? [];
    if (own.length || !this.#puzzle) return own;
    return JSON.parse(this.#puzzle.querySelector(".tt-ready")?.textContent ?? "{}").steps?.slice(0, -1) ?? [];
  }

  /** The next step of help. */
  hint() {
    const step = this.#answered ? undefined : this.#all[this.#given];
    if (!step) return;
    this.#given += 1;
    const item = make("li");
    item.append(sentence(step.text));
    this.#hints.append(item);
    requestAnimationFrame(() => {
      item.scrollIntoView({ block: "nearest" });
      this.#readOn(item);
    });
    if (this.#given === this.#all.length) this.#hint.textContent = say("noMoreHints");
  }

  /** Where the key for a hint was pressed elsewhere in the drill, or that is out of sight now. @param {HTMLElement} item */
  #readOn(item) {
    const { activeElement } = document;
    if (!activeElement || !this.root.contains(activeElement)) return;
    if (this.#puzzle?.contains(activeElement) && isInSight(activeElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  }

  /** @param {CustomEvent<{answer: Answer, reply: Reply}>} event */
  #told(event) {
    if (this.#answered) return;
    this.#answered = true;
    this.#puzzle?.toggleAttribute("data-done", true);
    const { answer, reply } = event.detail;
    if (!this.owner.answered({ answer, reply, hints: this.#given })) event.preventDefault();
    else queueMicrotask(() => this.#offerNext());
  }

  /** The way on takes the place of the button. */
  #offerNext() {
    const submit = this.#puzzle?.querySelector("button[type=submit]");
    const focus = submit === document.activeElement;
    // By keys alone the way on is brought into sight; who points has the window where they want it.
    const preventScroll = !document.activeElement?.matches(":focus-visible");
    submit?.before(this.#next);
    this.#hint.hidden = true;
    if (focus) this.#next.focus({ preventScroll });
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement && this.#puzzle?.contains(activeElement) && !isInSight(activeElement)) this.#next.focus({ preventScroll });
    });
  }

  /** Goes on by itself, unless somebody taps or presses a key. @param {string} told  what is to be read before */
  leaveSoon(told, after = Math.max(SHORTEST, LETTER * told.length)) {
    this.#leaving = setTimeout(() => this.leave(), after);
    this.#puzzle?.toggleAttribute("data-leaving", true);
  }

  hold() {
    clearTimeout(this.#leaving);
    this.#puzzle?.removeAttribute("data-leaving");
  }

  leave() {
    this.hold();
    if (this.#left) return;
    this.#left = true;
    this.#focused = this.box.contains(document.activeElement);
    this.#next.remove();
    this.owner.next();
  }
}

/** The beginning of a drill belongs in sight, wherever the one before was left. @param {HTMLElement} root */
function toTop(root) {
  const { top } = root.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) root.scrollIntoView({ block: "start", behavior: "instant" });
}
