// <lesson-player>: plays the lesson that the page's address carries.

import { button, reveal } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { Ending } from "./lesson-end.js";
import { Frame, mark } from "./lesson-frame.js";
import { hintButton } from "./lesson-hint.js";
import { rawAddress, split } from "./lesson-link.js";
import { atOnce, decoded, known, wantedLanguage, withoutEngine } from "./lesson-open.js";
import { pasteBox } from "./lesson-paste.js";
import { Run } from "./lesson-run.js";
import { here } from "./lessons.js";
import { placedQuestion } from "./placed.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-open.js").Opened} Opened */
/** @typedef {import("./trick-puzzle.js").TrickPuzzle} TrickPuzzle */

export class LessonPlayer extends HTMLElement {
  #alive = false;
  /** @type {Opened | undefined} */
  opened;
  run = new Run("");
  frame = new Frame(() => this.run.save());
  /** The place in the order of the questions. */
  at = 0;
  /** @type {Map<string, Promise<HTMLElement>>} by what is asked */
  #placed = new Map();
  #turn = 0;
  /** Whether the button that was pressed is gone, so that eye and focus go to the question once it is there. */
  #follows = false;
  /** @type {Map<number, number>} how many hints each question has given */
  #hints = new Map();

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    this.addEventListener("tt-answer", (event) => this.#answered(/** @type {CustomEvent} */ (event)));
    const raw = rawAddress();
    if (raw.length > 1) this.open(raw);
    else this.#askForLink("");
  }

  /**
   * Opens whatever lesson stands in a text; a link beats everything that was kept.
   * @param {string} raw @param {boolean} [pasted]  whether somebody has just pasted it
   */
  async open(raw, pasted = false) {
    const language = wantedLanguage(raw);
    if (language && this.#leaveFor(language)) return;
    this.opened = undefined;
    this.#placed.clear();
    this.#hints.clear();
    this.setAttribute("open", "");
    this.removeAttribute("read");
    this.replaceChildren(...this.frame.parts);
    this.run = Run.of(split(raw)?.token ?? "");
    this.#follows = pasted;
    const refuse = (/** @type {string} */ notice) => this.#askForLink(notice, pasted ? raw : "");
    try {
      await this.#start(raw);
      let opened = await waiting(this.frame.line, decoded(raw, this.run.seed));
      if (opened.state === "unreadable") return refuse(opened.notice);
      if (opened.language !== "free" && this.#leaveFor(opened.language)) return;
      if (opened.token !== this.run.token) {
        this.run = Run.of(opened.token);
        opened = await decoded(raw, this.run.seed);
      }
      if (opened.state === "whole" && raw !== rawAddress()) this.#keepAddress(opened);
      await this.#adopt(opened);
    } catch (error) {
      const message = why(error);
      const rest = await withoutEngine(raw, this.run.seed, error).catch(() => undefined);
      if (!rest) return refuse(message);
      await this.#adopt({ ...rest, notice: `${message} ${say("noCodeWithoutEngine")}` });
    }
  }

  /** A pasted lesson gets the address that opens it again. @param {Opened} opened */
  #keepAddress({ token, label }) {
    history.replaceState(history.state, "", `${location.pathname}?${token}${label && `#${label}`}`);
  }

  /** The first open question at once, if the page can show it. @param {string} raw */
  async #start(raw) {
    const seen = atOnce(raw, this.run.seed);
    const left = seen ? this.#left(seen) : -1;
    if (!seen || left < 0 || !await known(seen, seen.order[left] ?? 0)) return;
    this.opened = seen;
    await this.show(left);
  }

  /** The place of the first question that is still open, -1 when all are answered. @param {Opened} opened */
  #left(opened) {
    return opened.order.findIndex((number) => !this.run.given.has(number));
  }

  /** @param {Opened} opened */
  async #adopt(opened) {
    const begun = this.opened?.state === "unchecked";
    this.opened = opened;
    this.toggleAttribute("read", true);
    this.frame.tell(opened.title, opened.notice);
    const left = this.#left(opened);
    if (begun) await this.show(Math.min(this.at, opened.order.length - 1));
    else if (left < 0) this.finish();
    else await this.show(left);
  }

  /** @param {string} language @returns {boolean} whether another page is on its way */
  #leaveFor(language) {
    const { lang, languages } = here();
    const there = languages[language];
    if (language === lang || !there) return false;
    const url = new URL(there, document.baseURI);
    location.replace(url.origin + url.pathname + location.search + location.hash);
    return true;
  }

  /** @param {string} notice @param {string} [pasted] */
  #askForLink(notice, pasted = "") {
    this.removeAttribute("open");
    this.replaceChildren(pasteBox(notice, (text) => this.open(text, true), pasted));
  }

  /** The puzzle of a question, which stays the same element. @param {number} number @returns {Promise<TrickPuzzle>} */
  element(number) {
    const question = this.opened?.questions[number];
    const key = JSON.stringify([number, question]);
    let placed = this.#placed.get(key);
    if (!placed && question) {
      placed = placedQuestion(question);
      placed.catch(() => this.#placed.delete(key));
      this.#placed.set(key, placed);
    }
    return /** @type {Promise<TrickPuzzle>} */ (placed ?? Promise.reject(new Error("no such question")));
  }

  /** @param {number} at  the place in the order @param {boolean} [follow] whether the eye should go there */
  async show(at, follow = false) {
    const { opened, frame } = this;
    if (!opened) return;
    const turn = ++this.#turn;
    this.#follows ||= follow;
    this.at = at;
    const number = opened.order[at] ?? 0;
    this.#drawFrame();
    try {
      const wait = await known(opened, number) ? this.element(number) : undefined;
      if (turn !== this.#turn) return;
      // The engine, which is on its way, will show what the page cannot.
      if (!wait) return frame.stage.replaceChildren();
      const element = await waiting(frame.line, wait);
      if (turn !== this.#turn) return;
      if (element.parentElement !== frame.stage) this.#put(element, number);
    } catch (error) {
      if (turn !== this.#turn) return;
      frame.stage.replaceChildren(make("p", "tt-app-notice", why(error)));
    }
    if (this.#follows) {
      this.#follows = false;
      this.scrollIntoView({ block: "start" });
      const first = frame.stage.querySelector("input");
      first?.focus({ preventScroll: true });
      // From the keyboard: the focus is to be seen, even where the question then is not.
      if (first?.matches(":focus-visible")) (first.closest("label") ?? first).scrollIntoView({ block: "nearest" });
    }
    const next = opened.order[at + 1];
    if (next !== undefined && opened.state !== "unchecked") this.element(next).catch(() => undefined);
  }

  /** @param {TrickPuzzle} element @param {number} number */
  #put(element, number) {
    const fresh = !element.querySelector(".tt-cards");
    this.frame.stage.replaceChildren(element);
    const given = this.run.given.get(number);
    if (fresh && given) this.#refill(element, given.last);
    if (fresh && this.opened?.options.hints) {
      hintButton(element, () => this.#hints.set(number, (this.#hints.get(number) ?? 0) + 1));
    }
  }

  /** What was answered on an earlier visit. @param {TrickPuzzle} element @param {import("./replies.js").Answer} answer */
  #refill(element, answer) {
    const told = this.opened?.options.reasons === "each";
    element.restore(answer, told);
    if (told) element.status?.prepend(make("p", "tt-hint", say("answeredBefore")));
    else element.tell(say("answeredBefore"));
  }

  /** @param {CustomEvent} event */
  #answered(event) {
    const { opened } = this;
    const element = /** @type {TrickPuzzle} */ (event.target);
    if (!opened || element.closest("[data-replay]")) return;
    const number = opened.order[this.at] ?? 0;
    const { attempts, reasons } = opened.options;
    const tries = this.run.given.get(number)?.tries ?? 0;
    if (attempts && tries >= attempts) {
      event.preventDefault();
      element.tell(say("noMoreAttempts"));
      if (element.status) reveal(element.status);
      return;
    }
    const { answer, reply } = event.detail;
    this.run.answer(number, answer, reply.right, this.#hints.get(number) ?? 0);
    if (reasons !== "each") {
      event.preventDefault();
      element.tell(say("answerKept"));
      if (element.status) reveal(element.status);
    }
    this.#drawFrame();
  }

  #drawFrame() {
    const { opened, at, frame, run } = this;
    if (!opened) return;
    const told = opened.options.reasons === "each";
    const marks = opened.order.map((number, place) => mark(run.given.get(number), told, place === at));
    frame.progress(at + 1, marks.length, marks);
    const last = at === marks.length - 1;
    const onward = last
      ? button(say("finish"), () => this.finish())
      : button(say("next"), () => this.show(at + 1, true));
    if (!run.given.has(opened.order[at] ?? 0)) onward.classList.add("tt-second");
    frame.steps.replaceChildren(onward);
    if (at > 0) frame.steps.append(button(say("previous"), () => this.show(at - 1, true), "tt-second"));
    if (!last && run.given.size === marks.length) {
      frame.steps.append(button(say("finish"), () => this.finish(), "tt-second"));
    }
  }

  /** The end: marks, what was missed, the code for the teacher. */
  finish() {
    const { bar, steps, stage } = this.frame;
    bar.replaceChildren();
    steps.replaceChildren();
    const ending = new Ending(this);
    stage.replaceChildren(ending.box);
    ending.fill();
  }

  /** Once more from the start, as a new run. */
  async again() {
    const { opened } = this;
    if (!opened) return;
    const run = new Run(opened.token);
    run.name = this.run.name;
    this.run = run;
    this.#hints.clear();
    this.#placed.clear();
    this.frame.stage.replaceChildren();
    this.#follows = true;
    const fresh = await waiting(this.frame.line, decoded(opened.token, run.seed)).catch(() => opened);
    await this.#adopt({ ...fresh, title: opened.title });
  }
}

if (!customElements.get("lesson-player")) customElements.define("lesson-player", LessonPlayer);
