// A puzzle of one's own, tapped in: the engine refuses what cannot be, and shows the answer before it is added.

import { button, folded, labelled, select, status, textarea } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { common } from "./lessons.js";
import { asked, rendered } from "./placed.js";
import { ids } from "./published.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./published.js").Index} Index */
/** @typedef {import("./lesson-draft.js").Item} Item */

const WAIT = 250;

export class Maker {
  #game = "";
  #kind = "";
  #table = "";
  #suit = "";
  #leader = "";
  #seat = "";
  /** @type {string[]} */
  #trick = [];
  /** @type {string[]} */
  #hand = [];
  #target = /** @type {"trick" | "hand"} */ ("trick");
  #form = make("div", "tt-maker");
  #text = textarea("", 2);
  #line = status();
  #result = make("div", "tt-made");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #turn = 0;

  /** @param {Index} index @param {(item: Item) => void} add */
  constructor(index, add) {
    this.index = index;
    this.add = add;
    this.#choose(Object.keys(index.games)[0] ?? "");
    this.#text.addEventListener("input", () => this.#soon(false));
    this.#result.setAttribute("role", "status");
    const written = folded(say("asText"), labelled(say("positionText"), this.#text, say("positionHint")));
    this.box = folded(say("makeOne"), this.#form, written, this.#line, this.#result);
    this.box.addEventListener("toggle", () => this.#draw(), { once: true });
  }

  get #info() {
    return /** @type {import("./published.js").GameInfo} */ (this.index.games[this.#game]);
  }

  get #seats() {
    return this.#info.tables[this.#table] ?? [];
  }

  /** @param {string} game */
  #choose(game) {
    this.#game = game;
    if (!this.#info.kinds.includes(this.#kind)) this.#kind = this.#info.kinds[0] ?? "";
    this.#table = Object.keys(this.#info.tables)[0] ?? "";
    this.#suit = this.index.suits[0]?.[0] ?? "";
    this.#leader = this.#seats[0]?.[0] ?? "";
    this.#seat = this.#seats[1]?.[0] ?? "";
    this.#trick = [];
    this.#hand = [];
  }

  #draw() {
    const { index } = this;
    const redraw = () => {
      this.#draw();
      this.#soon(true);
    };
    const games = Object.entries(index.games).map(([id, game]) => /** @type {[string, string]} */ ([id, game.name]));
    const questions = this.#info.kinds.map((kind) => /** @type {[string, string]} */ ([kind, index.kinds[kind] ?? kind]));
    const rows = [
      labelled(say("whichGame"), select(games, this.#game, (value) => { this.#choose(value); redraw(); })),
      labelled(say("whichQuestion"), select(questions, this.#kind, (value) => { this.#kind = value; redraw(); })),
    ];
    const tables = Object.keys(this.#info.tables);
    if (tables.length > 1) {
      rows.push(labelled(say("howManyPlayers"), select(tables.map((n) => [n, n]), this.#table, (value) => {
        this.#table = value;
        this.#leader = this.#seats[0]?.[0] ?? "";
        this.#seat = this.#seats[1]?.[0] ?? "";
        redraw();
      })));
    }
    rows.push(labelled(say("whichSuit"), select(index.suits, this.#suit, (value) => { this.#suit = value; redraw(); })));
    rows.push(labelled(say("whoLeads"), select(this.#seats, this.#leader, (value) => { this.#leader = value; redraw(); })));
    rows.push(this.#cardRow("trick", say("theTrick"), this.#trick));
    rows.push(labelled(say("whoseHand"), select(this.#seats, this.#seat, (value) => { this.#seat = value; redraw(); })));
    rows.push(this.#cardRow("hand", say("theHand"), this.#hand));
    this.#form.replaceChildren(...rows, this.#pack());
  }

  /** Cards chosen so far; a tap takes one back. @param {"trick" | "hand"} target @param {string} name @param {string[]} cards */
  #cardRow(target, name, cards) {
    const row = make("div", "tt-chosen");
    const here = make("button", "tt-target", name);
    here.type = "button";
    here.setAttribute("aria-pressed", String(this.#target === target));
    here.addEventListener("click", () => {
      this.#target = target;
      this.#draw();
      this.#find(`.tt-target[aria-pressed="true"]`);
    });
    row.append(here);
    cards.forEach((code, at) => {
      const card = make("button", "tt-pack-card");
      card.type = "button";
      card.append(sentence(this.#name(code)), make("span", "tt-vh", say("takeBack")));
      card.addEventListener("click", () => {
        cards.splice(at, 1);
        this.#changed();
        this.#find(`.tt-target[aria-pressed="true"]`);
      });
      row.append(card);
    });
    return row;
  }

  #pack() {
    const used = new Set([...this.#trick, ...this.#hand]);
    const pack = make("div", "tt-pack");
    pack.setAttribute("role", "group");
    pack.setAttribute("aria-label", say(this.#target === "trick" ? "toTheTrick" : "toTheHand"));
    for (const [code, name] of this.#info.pack) {
      const card = make("button", "tt-pack-card");
      card.type = "button";
      card.dataset.code = code;
      card.append(sentence(name));
      if (used.has(code)) card.setAttribute("aria-disabled", "true");
      card.addEventListener("click", () => {
        if (used.has(code)) return;
        (this.#target === "trick" ? this.#trick : this.#hand).push(code);
        this.#changed();
        this.#find(`.tt-pack [data-code="${code}"]`);
      });
      pack.append(card);
    }
    return pack;
  }

  #changed() {
    this.#draw();
    this.#soon(true);
  }

  /** @param {string} selector */
  #find(selector) {
    /** @type {HTMLElement | null} */ (this.#form.querySelector(selector))?.focus();
  }

  /** @param {string} code */
  #name(code) {
    return this.#info.pack.find(([one]) => one === code)?.[1] ?? code;
  }

  /** Asks a moment later. @param {boolean} tapped  whether the text is what was tapped in, or typed */
  #soon(tapped) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(tapped), WAIT);
  }

  /** What was tapped in as the engine writes it. @returns {Promise<string>} */
  async #written() {
    const reply = await asked({
      ask: "lesson-position", game: this.#game, table: this.#table, suit: this.#suit,
      leader: this.#leader, played: this.#trick, seat: this.#seat, held: this.#hand,
    });
    return reply.position;
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
      const item = { kind: this.#kind, game: this.#game, position: this.#text.value.trim() };
      if (!item.position) return;
      const reply = await waiting(this.#line, asked({ ask: "lesson-item", item, ...common(await ids()) }));
      if (turn !== this.#turn) return;
      const puzzle = await rendered(reply.puzzle);
      const answer = make("p", "tt-correct");
      answer.append(`${say("answerIs")} `, sentence(reply.answer));
      const reason = make("p");
      reason.append(sentence(reply.reason));
      const actions = make("p", "tt-actions");
      actions.append(button(say("addThis"), () => this.add(reply.item)));
      this.#result.replaceChildren(puzzle, answer, reason, actions);
    } catch (error) {
      if (turn === this.#turn) this.#result.replaceChildren(make("p", "tt-app-notice", why(error)));
    }
  }
}
