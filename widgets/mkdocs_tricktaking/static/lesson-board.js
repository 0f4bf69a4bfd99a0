// <lesson-board>: one item for the whole class, twice as large, with a counter of hands under each choice.

import { button, signButton, status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { known } from "./lesson-open.js";
import { fromAddress } from "./lesson-source.js";
import { mark } from "./marks.js";
import { labelOf, placedQuestion } from "./placed.js";
import { reply } from "./replies.js";
import { make } from "./sentence.js";
import { stored } from "./trick-puzzle.js";
import { announce, draw, finding } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-open.js").Opened} Opened */
/** @typedef {import("./placed.js").Question} Question */

const MOST_HANDS = 99;
const ON = new Set(["PageDown", "ArrowRight"]);
const BACK = new Set(["PageUp", "ArrowLeft"]);

class Board {
  at = 0;
  box = make("section", "tt-board");
  #place = make("p", "tt-lesson-place");
  #stage = make("div", "tt-lesson-stage");
  #line = status();
  #steps = make("p", "tt-actions");
  /** @type {Map<number, HTMLElement>} counters and answers stay with their question */
  #shown = new Map();

  /** @type {Opened | undefined} */
  opened;

  constructor() {
    this.box.classList.add("tt-wide");
    this.#place.setAttribute("role", "status");
    this.box.append(this.#place, this.#stage, this.#line, this.#steps);
    this.box.addEventListener("keydown", (event) => this.#key(event));
  }

  /** As the page can read it, then as the engine does. @param {Opened} opened */
  async draw(opened) {
    const { published } = this.#question(opened) ?? {};
    const begun = this.opened?.state === "unchecked" ? this.#question(this.opened)?.published : undefined;
    this.opened = opened;
    if (begun && begun === published && this.#stage.childElementCount) return;
    this.#shown.clear();
    await this.show(Math.min(this.at, opened.order.length - 1));
  }

  /** What is asked now. @param {Opened} opened */
  #question = (opened) => opened.questions[opened.order[this.at] ?? 0];

  /** @param {number} at */
  async show(at) {
    const { opened } = this;
    if (!opened) return;
    this.at = at;
    const count = opened.order.length;
    const number = opened.order[at] ?? 0;
    this.#place.textContent = say("questionOf", { n: at + 1, m: count });
    this.#steps.replaceChildren(button(say("showAnswer"), () => this.#reveal()));
    if (at < count - 1) this.#steps.append(button(say("next"), () => this.show(at + 1), "tt-second"));
    if (at > 0) this.#steps.append(button(say("previous"), () => this.show(at - 1), "tt-second"));
    this.#steps.append(button(say("fullScreen"), () => this.#fill(), "tt-second"));
    try {
      // The engine, which is on its way, will show what the page cannot.
      if (!await known(opened, number)) return this.#stage.replaceChildren();
      let puzzle = this.#shown.get(number);
      if (!puzzle) {
        puzzle = await waiting(this.#line, placedQuestion(/** @type {Question} */ (opened.questions[number])));
        this.#shown.set(number, puzzle);
      }
      if (this.at !== at) return;
      this.#stage.replaceChildren(puzzle);
      if (!puzzle.querySelector(".tt-counter")) addCounters(puzzle);
    } catch (error) {
      this.#stage.replaceChildren(make("p", "tt-app-notice", why(error)));
    }
  }

  #fill() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.box.requestFullscreen?.().catch(() => undefined);
  }

  /** What the class was asked to find, with its reason. */
  #reveal() {
    const puzzle = this.#stage.querySelector("trick-puzzle");
    if (!(puzzle instanceof HTMLElement)) return;
    const ready = stored(puzzle, ".tt-ready");
    const verdict = reply(ready, puzzle.dataset.shape ?? "one", ready.correct);
    puzzle.setAttribute("verdict", "right");
    puzzle.dataset.told = "";
    mark(puzzle, verdict, puzzle.dataset.where ?? "", ready.out);
    const rules = { base: puzzle.dataset.rules, refs: ready.refs };
    const { box } = draw(finding(verdict, ready.correct, (value) => labelOf(puzzle, value), ready.out), rules);
    const place = puzzle.querySelector("[role=status]");
    if (place instanceof HTMLElement) announce(place, box);
    box.scrollIntoView({ block: "nearest" });
  }

  /** Full screen, the keys of a remote control turn the questions. @param {KeyboardEvent} event */
  #key(event) {
    if (!document.fullscreenElement || event.target instanceof HTMLInputElement) return;
    const to = this.at + (ON.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0);
    if (to === this.at || to < 0 || to >= (this.opened?.order.length ?? 0)) return;
    event.preventDefault();
    this.show(to);
  }
}

/** A counter of raised hands under each choice. @param {HTMLElement} puzzle */
function addCounters(puzzle) {
  for (const field of puzzle.querySelectorAll("input")) {
    const label = field.closest("label");
    if (!label || field.type === "number") continue;
    const choice = field.dataset.label ?? field.value;
    let hands = 0;
    const shown = make("output", "tt-hands", "0");
    shown.setAttribute("aria-label", say("hands"));
    const step = (/** @type {number} */ by) => {
      hands = Math.max(0, Math.min(MOST_HANDS, hands + by));
      shown.textContent = String(hands);
    };
    const counter = make("span", "tt-counter");
    counter.append(
      signButton("−", say("fewer", { choice }), () => step(-1)), shown,
      signButton("+", say("more", { choice }), () => step(1)),
    );
    const column = make("span", "tt-counted");
    label.replaceWith(column);
    column.append(label, counter);
  }
}

export class LessonBoard extends HTMLElement {
  #alive = false;

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    fromAddress(this, () => {
      const board = new Board();
      return { parts: [board.box], draw: (opened) => board.draw(opened) };
    });
  }
}

if (!customElements.get("lesson-board")) customElements.define("lesson-board", LessonBoard);
