// <lesson-composer>: makes a lesson: what it asks, how it is played, and the link that carries it all.

import { button, checkbox, folded, input, labelled, reveal, select, status, tell } from "./app-parts.js";
import { complain, fail, settle } from "./complaint.js";
import { warm } from "./engine-client.js";
import { waiting, why } from "./engine-state.js";
import { MOST_ITEMS, blank, draft, keep } from "./lesson-draft.js";
import { ItemList } from "./lesson-list.js";
import { Maker } from "./lesson-maker.js";
import { pasteBox } from "./lesson-paste.js";
import { Share } from "./lesson-share.js";
import { builder, drills, picker } from "./lesson-sources.js";
import { common } from "./lessons.js";
import { asked } from "./placed.js";
import { ids, index } from "./published.js";
import { make } from "./sentence.js";
import { begun, say } from "./words.js";

/** @typedef {import("./lesson-draft.js").Draft} Draft */
/** @typedef {import("./lesson-draft.js").Item} Item */

const WAIT = 200;

export class LessonComposer extends HTMLElement {
  #alive = false;
  #draft = blank();
  /** @type {Draft | undefined} what stood there before it was replaced */
  #before;
  #list = new ItemList(this);
  #share = new Share();
  #line = status();
  #heading = make("h2", "tt-app-heading", say("theItems"));
  #options = make("div");
  #undo = make("p", "tt-actions");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #turn = 0;

  get items() {
    return this.#draft.items;
  }

  async connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    this.#draft = draft();
    const wait = make("p", "tt-app-status", say("working"));
    this.replaceChildren(wait);
    warm();
    try {
      const known = await index();
      const maker = new Maker(known, (item, line) => this.add([item], line));
      const sources = make("section");
      sources.append(
        make("h2", "tt-app-heading", say("addItems")),
        picker(known, this), drills(known, this), maker.box, this.#paste(),
      );
      const items = make("section");
      this.#heading.tabIndex = -1;
      items.append(this.#heading, this.#line, this.#list.box, this.#undo);
      const quick = make("section");
      quick.append(make("h2", "tt-app-heading", say("buildForMe")), builder(known, this));
      this.replaceChildren(quick, items, this.#share.box, sources, this.#options);
      this.#redraw();
    } catch (error) {
      wait.textContent = why(error);
    }
    addEventListener("storage", () => this.isConnected && this.#refresh(draft()));
  }

  /** @param {Item[]} items @param {HTMLElement} [line]  where it is said, if need be far from the list */
  add(items, line) {
    const room = MOST_ITEMS - this.items.length;
    this.changed([...this.items, ...items.slice(0, room)], say(room < items.length ? "lessonFull" : "added", { n: this.items.length + 1 }), line);
  }

  /** @param {Item[]} items @param {HTMLElement} line */
  replace(items, line) {
    if (this.items.length) this.#before = this.#draft;
    this.changed(items, say("built", { n: items.length }), line);
  }

  /** @param {string} id */
  holds(id) {
    return this.items.some((item) => item.puzzle === id);
  }

  /** @param {string} id */
  toggle(id) {
    if (this.holds(id)) this.changed(this.items.filter((item) => item.puzzle !== id), say("takenOutOne"));
    else this.add([{ puzzle: id }]);
  }

  /** @param {Item[]} items @param {string} said @param {HTMLElement} [line] */
  changed(items, said, line) {
    this.#refresh({ ...this.#draft, items });
    this.#line.textContent = line ? "" : said;
    if (line) tell(line, said);
  }

  /** Nothing is left of the list that had the focus. */
  emptied() {
    this.#heading.focus();
  }

  /** @param {Draft} next */
  #refresh(next) {
    this.#draft = next;
    keep(next);
    this.#redraw();
  }

  #redraw() {
    this.#list.draw();
    this.#drawOptions();
    const pressed = this.#undo.contains(document.activeElement);
    this.#undo.replaceChildren();
    if (this.#before) {
      const before = this.#before;
      this.#undo.append(button(say("undo"), () => {
        this.#before = undefined;
        this.#refresh(before);
      }, "tt-second"));
    }
    if (this.items.length) {
      this.#undo.append(button(say("emptyLesson"), () => {
        this.#before = this.#draft;
        this.#refresh(blank());
      }, "tt-second"));
    }
    if (pressed) (this.#undo.querySelector("button") ?? this.#heading).focus();
    this.#encodeSoon();
  }

  #drawOptions() {
    if (this.#options.contains(document.activeElement)) return;
    const { title, language, reasons, attempts, hints, shuffle } = this.#draft;
    const set = (/** @type {Partial<Draft>} */ part) => {
      this.#draft = { ...this.#draft, ...part };
      keep(this.#draft);
      this.#encodeSoon();
    };
    const name = input(title);
    name.maxLength = 80;
    name.addEventListener("input", () => set({ title: name.value }));
    /** @type {[string, string][]} */
    const tries = [["0", say("anyAttempts")], ...Array.from({ length: 9 }, (_, n) => /** @type {[string, string]} */ ([String(n + 1), String(n + 1)]))];
    /** @type {[string, string][]} */
    const languages = ["free", "ru", "en"].map((key) => [key, say(`language-${key}`)]);
    /** @type {[string, string][]} */
    const when = ["each", "end", "never"].map((key) => [key, say(`reasons-${key}`)]);
    this.#options.replaceChildren(
      make("h2", "tt-app-heading", say("options")),
      labelled(say("lessonTitle"), name, say("titleHint")),
      labelled(say("showReasons"), select(when, reasons, (value) => set({ reasons: value }))),
      labelled(say("attempts"), select(tries, String(attempts), (value) => set({ attempts: Number(value) }))),
      labelled(say("language"), select(languages, language, (value) => set({ language: value }))),
      checkbox(say("withHints"), hints, (value) => set({ hints: value })),
      checkbox(say("shuffle"), shuffle, (value) => set({ shuffle: value })),
    );
  }

  #encodeSoon() {
    clearTimeout(this.#timer);
    if (!this.items.length) return this.#share.empty(say("noItemsYet"));
    this.#timer = setTimeout(() => this.#encode(), WAIT);
  }

  async #encode() {
    const turn = ++this.#turn;
    const { title, ...lesson } = this.#draft;
    try {
      const reply = await waiting(this.#line, asked({ ask: "lesson-encode", title, lesson, ...common(await ids()) }));
      if (turn === this.#turn) this.#share.show(reply, ({ text, at }) => this.#told(text, at));
    } catch (error) {
      if (turn === this.#turn) this.#share.failed(error);
    }
  }

  /** A problem with the number of its item. @param {string} text @param {string | undefined} at */
  #told(text, at) {
    const place = /^items\[(\d+)\]/.exec(at ?? "")?.[1];
    return place === undefined ? begun(text) : `${say("itemNumber", { n: Number(place) + 1 })} ${text}`;
  }

  /** An existing link, to be changed. */
  #paste() {
    const fold = folded(say("editLink"));
    const line = status();
    fold.append(pasteBox("", async (text, field) => {
      settle(line);
      try {
        const reply = await waiting(line, asked({ ask: "lesson-decode", text, ...common(await ids()) }));
        if (!reply.lesson) return complain(field, line, reply.notice);
        const { site, ...lesson } = reply.lesson;
        if (this.items.length) this.#before = this.#draft;
        this.#refresh({ ...blank(), ...lesson, title: reply.title });
        this.#line.textContent = reply.notice || say("linkOpened", { n: lesson.items.length });
        fold.open = false;
        this.#heading.focus({ preventScroll: true });
        reveal(this.#line, this.#heading);
      } catch (error) {
        fail(line, why(error));
      }
    }), line);
    return fold;
  }
}

if (!customElements.get("lesson-composer")) customElements.define("lesson-composer", LessonComposer);
