// <lesson-paper>: a lesson as worksheets, in variants, each with its key; what is asked on paper opens live by its code.

import { button, checkbox, input, labelled, status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { order } from "./lesson-link.js";
import { decoded } from "./lesson-open.js";
import { qr } from "./lesson-qr.js";
import { fromAddress } from "./lesson-source.js";
import { address, common } from "./lessons.js";
import { answerOf, onPaper } from "./paper-item.js";
import { asked, placedQuestion } from "./placed.js";
import { ids } from "./published.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-open.js").Opened} Opened */
/** @typedef {import("./placed.js").Question} Question */

const MOST_VARIANTS = 8;
const MOST_SEED = 99_999;
const FIRST_LETTER = 65;

/** What stands on the sheet where a puzzle should. @param {unknown} error */
function instead(error) {
  const task = make("div", "tt-task");
  task.append(make("p", "tt-app-notice", why(error)));
  const puzzle = make("div");
  puzzle.append(task);
  return puzzle;
}

class Paper {
  large = false;
  sheetCode = true;
  itemCodes = false;
  answers = true;
  variants = 1;
  seed = 1;
  #turn = 0;
  #line = status();
  #sheets = make("div", "tt-sheets tt-wide");

  /** @param {Opened} opened @param {string} text */
  constructor(opened, text) {
    this.opened = opened;
    this.text = text;
  }

  parts() {
    const form = make("section", "tt-paper-form");
    const set = (/** @type {Partial<Paper>} */ part) => {
      Object.assign(this, part);
      this.draw();
    };
    const many = this.#number(1, MOST_VARIANTS, this.variants, (variants) => set({ variants }));
    const seed = this.#number(1, MOST_SEED, this.seed, (value) => set({ seed: value }));
    form.append(
      make("h2", "tt-app-heading", say("paperOptions")),
      checkbox(say("largePrint"), this.large, (large) => set({ large })),
      checkbox(say("sheetCode"), this.sheetCode, (sheetCode) => set({ sheetCode })),
      checkbox(say("itemCodes"), this.itemCodes, (itemCodes) => set({ itemCodes })),
      checkbox(say("withAnswers"), this.answers, (answers) => set({ answers })),
      labelled(say("variants"), many), labelled(say("firstSeed"), seed, say("seedHint")),
    );
    const actions = make("p", "tt-actions");
    actions.append(button(say("printNow"), () => print()));
    form.append(actions, this.#line);
    return [form, this.#sheets];
  }

  /** @param {number} least @param {number} most @param {number} value @param {(value: number) => void} change */
  #number(least, most, value, change) {
    const field = input(String(value), "number");
    field.min = String(least);
    field.max = String(most);
    field.classList.add("tt-short");
    field.addEventListener("change", () => {
      const meant = Math.max(least, Math.min(most, Math.round(field.valueAsNumber) || least));
      field.value = String(meant);
      change(meant);
    });
    return field;
  }

  async draw() {
    const turn = ++this.#turn;
    try {
      const sheets = await waiting(this.#line, this.#make());
      if (turn !== this.#turn) return;
      this.#sheets.dataset.large = String(this.large);
      this.#sheets.replaceChildren(...sheets);
    } catch (error) {
      this.#line.textContent = why(error);
    }
  }

  async #make() {
    const sheets = [];
    const keys = [];
    for (let variant = 0; variant < this.variants; variant += 1) {
      const { questions, sequence } = await this.#variant(variant);
      const puzzles = await Promise.all(sequence.map((number) => placedQuestion(/** @type {Question} */ (questions[number])).catch(instead)));
      const name = this.variants > 1 ? String.fromCharCode(FIRST_LETTER + variant) : "";
      const token = await this.#token(questions, sequence);
      const code = token && `${token.slice(-4)}${name && `-${name}`}`;
      const sheet = make("section", "tt-sheet-page");
      sheet.append(await this.#head(name, token, code));
      const body = make("div", "tt-columns");
      for (const [at, puzzle] of puzzles.entries()) {
        const item = onPaper(puzzle, at + 1);
        if (this.itemCodes) item.append(await this.#itemCode(/** @type {Question} */ (questions[sequence[at] ?? 0])));
        body.append(item);
      }
      sheet.append(body);
      sheets.push(sheet);
      if (this.answers) keys.push(this.#key(name, code, puzzles));
    }
    return [...sheets, ...keys];
  }

  /** The questions of a variant and their order; the first keeps the order of the lesson. @param {number} variant */
  async #variant(variant) {
    const seed = this.seed + variant;
    const { questions, options } = await decoded(this.text, seed);
    const shuffle = options.shuffle || variant > 0;
    return { questions, sequence: order(questions.length, seed, shuffle) };
  }

  /** What opens the very questions of a sheet, in its order; the lesson itself where they are as in it. @param {Question[]} questions @param {number[]} sequence */
  async #token(questions, sequence) {
    const { token, lesson, state } = this.opened;
    if (state !== "whole" || !this.sheetCode) return "";
    const same = sequence.every((number, at) => number === at) && !questions.some(({ drill, item }) => drill && lesson.items[item]?.fresh);
    if (same) return token;
    const items = sequence.map((number) => this.#item(/** @type {Question} */ (questions[number])));
    const reply = await asked({ ask: "lesson-encode", lesson: { ...lesson, shuffle: false, items }, ...common(await ids()) });
    return reply.token ?? token;
  }

  /** A question as an item of a lesson, the same for everyone. @param {Question} question */
  #item({ drill, item }) {
    return drill ?? this.opened.lesson.items[item];
  }

  /** @param {string} name @param {string} token @param {string} code */
  async #head(name, token, code) {
    const { title } = this.opened;
    const head = make("header", "tt-sheet-head");
    const text = make("div");
    const variant = name && say("variant", { name });
    text.append(make("h2", "tt-sheet-title", [title || say("untitled"), variant].filter(Boolean).join(" · ")));
    text.append(make("p", "tt-sheet-lines", `${say("paperName")} ______________________  ${say("paperDate")} __________`));
    head.append(text);
    if (token) head.append(await this.#code(token, code));
    return head;
  }

  /** @param {Question} question */
  async #itemCode(question) {
    const { lesson } = this.opened;
    const one = { ...lesson, shuffle: false, items: [this.#item(question)] };
    const reply = await asked({ ask: "lesson-encode", lesson: one, ...common(await ids()) });
    return this.#code(reply.token, reply.token);
  }

  /** A picture that opens what is asked, and the same to be typed. @param {string} token @param {string} text */
  async #code(token, text) {
    const box = make("div", "tt-sheet-code");
    const { svg } = await qr(address("lesson-player", token), say("qrOf", { title: text }));
    box.append(svg, make("span", "", say("shortCode", { code: text })));
    return box;
  }

  /** @param {string} name @param {string} code @param {HTMLElement[]} puzzles */
  #key(name, code, puzzles) {
    const key = make("section", "tt-sheet-page tt-sheet-key");
    const heading = name ? say("variantKey", { name }) : say("answersHeading");
    key.append(make("h2", "tt-sheet-title", [heading, code && say("shortCode", { code })].filter(Boolean).join(" · ")));
    const body = make("div", "tt-columns");
    body.append(...puzzles.map((puzzle, at) => answerOf(puzzle, at + 1)));
    key.append(body);
    return key;
  }
}

export class LessonPaper extends HTMLElement {
  #alive = false;

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    fromAddress(this, async (opened, text) => {
      const paper = new Paper(opened, text);
      const parts = paper.parts();
      await paper.draw();
      return parts;
    });
  }
}

if (!customElements.get("lesson-paper")) customElements.define("lesson-paper", LessonPaper);
