// <lesson-paper>: a lesson as worksheets, in variants, each with its key; what is asked on paper opens live by its code.

import { button, checkbox, input, labelled, status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { order } from "./lesson-link.js";
import { decoded, known } from "./lesson-open.js";
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

/** What stands on the sheet where a puzzle should. @param {string} text */
function task(text) {
  const told = make("div", "tt-task");
  told.append(make("p", "tt-app-notice", text));
  const puzzle = make("div");
  puzzle.append(told);
  return puzzle;
}

/** A question as an item of a lesson, the same for everyone. @param {Opened} opened @param {Question} question */
const item = ({ lesson }, question) => question.drill ?? lesson.items[question.item];

/** A puzzle of the sheet; what only the engine knows is yet to come. @param {Opened} opened @param {Question[]} questions @param {number} number */
async function puzzleOf(opened, questions, number) {
  if (!await known({ ...opened, questions }, number)) return task(say("working"));
  return placedQuestion(/** @type {Question} */ (questions[number])).catch((error) => task(why(error)));
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

  /** @type {Opened | undefined} */
  opened;
  text = "";
  /** Whether somebody pressed the button before all was there. */
  #wanted = false;
  #ready = false;

  /** As the page can read it, then as the engine does. @param {Opened} opened @param {string} text */
  async open(opened, text) {
    Object.assign(this, { opened, text });
    await this.draw();
  }

  /** All that will come is there. */
  ready() {
    this.#ready = true;
    if (this.#wanted) requestAnimationFrame(() => print());
  }

  #print() {
    if (this.#ready) return print();
    this.#wanted = true;
    this.#line.textContent = say("printsSoon");
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
    actions.append(button(say("printNow"), () => this.#print()));
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
    const { opened } = this;
    if (!opened) return;
    try {
      const sheets = await waiting(this.#line, this.#make(opened));
      if (turn !== this.#turn) return;
      this.#sheets.dataset.large = String(this.large);
      this.#sheets.replaceChildren(...sheets);
    } catch (error) {
      this.#line.textContent = why(error);
    }
  }

  /** @param {Opened} opened */
  async #make(opened) {
    const sheets = [];
    const keys = [];
    for (let variant = 0; variant < this.variants; variant += 1) {
      const { questions, sequence } = await this.#variant(opened, variant);
      const puzzles = await Promise.all(sequence.map((number) => puzzleOf(opened, questions, number)));
      const name = this.variants > 1 ? String.fromCharCode(FIRST_LETTER + variant) : "";
      const token = await this.#token(opened, questions, sequence);
      const code = token && `${token.slice(-4)}${name && `-${name}`}`;
      const sheet = make("section", "tt-sheet-page");
      sheet.append(await this.#head(opened.title, name, token, code));
      const body = make("div", "tt-columns");
      for (const [at, puzzle] of puzzles.entries()) {
        const printed = onPaper(puzzle, at + 1);
        if (this.itemCodes && opened.lesson) printed.append(await this.#itemCode(opened, /** @type {Question} */ (questions[sequence[at] ?? 0])));
        body.append(printed);
      }
      sheet.append(body);
      sheets.push(sheet);
      if (this.answers) keys.push(this.#key(name, code, puzzles));
    }
    return [...sheets, ...keys];
  }

  /** The questions of a variant and their order; the first keeps the order of the lesson. @param {Opened} opened @param {number} variant */
  async #variant(opened, variant) {
    const seed = this.seed + variant;
    const { questions, options } = opened.state === "unchecked" ? opened : await decoded(this.text, seed);
    const shuffle = options.shuffle || variant > 0;
    return { questions, sequence: order(questions.length, seed, shuffle) };
  }

  /** What opens the very questions of a sheet, in its order; the lesson itself where they are as in it. @param {Opened} opened @param {Question[]} questions @param {number[]} sequence */
  async #token(opened, questions, sequence) {
    const { token, lesson, state } = opened;
    if (state !== "whole" || !this.sheetCode) return "";
    const same = sequence.every((number, at) => number === at) && !questions.some(({ drill, item }) => drill && lesson.items[item]?.fresh);
    if (same) return token;
    const items = sequence.map((number) => item(opened, /** @type {Question} */ (questions[number])));
    const reply = await asked({ ask: "lesson-encode", lesson: { ...lesson, shuffle: false, items }, ...common(await ids()) });
    return reply.token ?? token;
  }

  /** @param {string} title @param {string} name @param {string} token @param {string} code */
  async #head(title, name, token, code) {
    const head = make("header", "tt-sheet-head");
    const text = make("div");
    const variant = name && say("variant", { name });
    text.append(make("h2", "tt-sheet-title", [title || say("untitled"), variant].filter(Boolean).join(" · ")));
    text.append(make("p", "tt-sheet-lines", `${say("paperName")} ______________________  ${say("paperDate")} __________`));
    head.append(text);
    if (token) head.append(await this.#code(token, code));
    return head;
  }

  /** @param {Opened} opened @param {Question} question */
  async #itemCode(opened, question) {
    const one = { ...opened.lesson, shuffle: false, items: [item(opened, question)] };
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
    fromAddress(this, () => {
      const paper = new Paper();
      return { parts: paper.parts(), draw: (opened, text) => paper.open(opened, text), ready: () => paper.ready() };
    });
  }
}

if (!customElements.get("lesson-paper")) customElements.define("lesson-paper", LessonPaper);
