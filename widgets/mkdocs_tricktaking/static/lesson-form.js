// The form in which a position is tapped in: one part for each field that the question reads.

import { button, input, labelled, select } from "./app-parts.js";
import { NOTHING, Tapped } from "./lesson-tapped.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {[value: string, text: string][]} Options */

/** A card as a small card, also the one that sentences call by a word. @param {string} name */
function face(name) {
  const drawn = sentence(name);
  return drawn.firstElementChild ? drawn : make("span", "tt-pill", name);
}

export class PositionForm {
  box = make("div", "tt-maker");

  /** @param {import("./published.js").Index} index @param {() => void} changed */
  constructor(index, changed) {
    this.index = index;
    this.changed = changed;
    this.tapped = new Tapped(index);
  }

  /** Draws everything and gives the focus back to what was pressed. @param {string} [focus] */
  draw(focus = "") {
    const { index, tapped } = this;
    const named = (/** @type {string[]} */ ids, /** @type {(id: string) => string | undefined} */ name) => (
      /** @type {Options} */ (ids.map((id) => [id, name(id) ?? id]))
    );
    const tables = Object.keys(tapped.info.tables);
    /** @type {HTMLElement[]} */
    const parts = [
      this.#select("game", say("whichGame"), named(Object.keys(index.games), (id) => index.games[id]?.name), tapped.game, (value) => tapped.play(value)),
      this.#select("kind", say("whichQuestion"), named(Object.keys(tapped.info.kinds), (id) => index.kinds[id]), tapped.kind, (value) => tapped.ask(value)),
    ];
    if (tables.length > 1) {
      parts.push(this.#select("table", say("howManyPlayers"), named(tables, (n) => n), tapped.table, (value) => tapped.sit(value)));
    }
    for (const key of tapped.asked.fields) parts.push(...this.#drawn(key));
    if (tapped.target) parts.push(this.#pack());
    this.box.replaceChildren(...parts);
    if (focus) /** @type {HTMLElement | null} */ (this.box.querySelector(`[data-part="${focus}"]`))?.focus();
  }

  /** After a tap: the form again, and the engine. @param {string} focus */
  #redraw(focus) {
    this.draw(focus);
    this.changed();
  }

  /** What a field is called, if need be in this question alone. @param {string} key */
  #name(key) {
    const alone = `field-${key}-${this.tapped.kind}`;
    const told = say(alone);
    return told === alone ? say(`field-${key}`) : told;
  }

  /** @param {string} key @returns {HTMLElement[]} */
  #drawn(key) {
    const { tapped } = this;
    const { seats, sides } = tapped.at;
    const name = this.#name(key);
    switch (tapped.sort(key)) {
      case "suit": return [this.#word(key, name, [...this.#unless(!tapped.asks("card"), "notSaid"), ...this.index.suits])];
      case "seat": return [this.#word(key, name, [...this.#unless(!tapped.free(key), "notSaid"), ...seats])];
      case "side": return [this.#word(key, name, sides)];
      case "numbers": return [this.#numbers(key, name, sides)];
      case "pair": return [
        this.#word(key, name, [...this.#unless(!tapped.free(key), "notSaid"), ...seats]),
        ...(tapped.word(key) ? [this.#word(`${key} said`, say("amountSaid"), tapped.sayings(key))] : []),
      ];
      case "words": return [this.#row(key, name, true), this.#sayings(key, name, (word) => word)];
      case "acts": return [
        this.#row(key, name, true), this.#word(key, say("whoSays"), seats),
        this.#sayings(key, name, (word) => `${tapped.word(key)} ${word}`),
      ];
      case "trick": return [...(tapped.seated ? [] : [this.#word(key, say("whoLeads"), seats)]), this.#row(key, name)];
      case "hand": return [
        this.#select(key, say("whoseHand"), [...this.#unless(tapped.seated || tapped.asks("acts"), "whoseTurn"), ...seats], tapped.word(key), (value) => {
          tapped.words.set(key, value);
          tapped.target = `${key} ${value}`;
        }),
        ...tapped.hands(key).map((seat) => this.#row(`${key} ${seat}`, this.#rowName(`${key} ${seat}`))),
      ];
      default: return [this.#row(key, name)];
    }
  }

  /** The choice of nothing, unless it makes no sense. @param {boolean} senseless @param {string} word @returns {Options} */
  #unless = (senseless, word) => (senseless ? [] : [[NOTHING, say(word)]]);

  /** @param {string} part @param {string} text @param {Options} options @param {string} value @param {(value: string) => void} change */
  #select(part, text, options, value, change) {
    const made = select(options, value, (chosen) => {
      change(chosen);
      this.#redraw(part);
    });
    made.dataset.part = part;
    return labelled(text, made);
  }

  /** A word of a field, chosen from several. @param {string} key @param {string} text @param {Options} options */
  #word(key, text, options) {
    return this.#select(key, text, options, this.tapped.word(key), (value) => this.tapped.words.set(key, value));
  }

  /** A number for everybody. @param {string} key @param {string} name @param {Options} sides */
  #numbers(key, name, sides) {
    const group = make("div", "tt-numbers");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", name);
    group.append(make("span", "tt-label", name), ...sides.map(([side, text]) => this.#number(`${key} ${side}`, text)));
    return group;
  }

  /** @param {string} key @param {string} text */
  #number(key, text) {
    const field = input(this.tapped.word(key) || "0", "number");
    field.classList.add("tt-short");
    field.dataset.part = key;
    field.addEventListener("input", () => {
      this.tapped.words.set(key, field.value);
      this.changed();
    });
    return labelled(text, field);
  }

  /** The name of a row of cards; that of a hand says whose. @param {string} key */
  #rowName(key) {
    const [field = "", seat] = key.split(" ");
    if (seat === undefined) return this.#name(field);
    return `${this.#name(field)}: ${this.tapped.seat(seat) ?? say("whoseTurn")}`;
  }

  /** What was chosen so far; a tap takes one back. @param {string} key @param {string} name @param {boolean} [said] words instead of cards */
  #row(key, name, said = false) {
    const { tapped } = this;
    const row = make("div", "tt-chosen");
    row.append(said ? make("span", "tt-label", name) : this.#aim(key, name));
    const chosen = tapped.row(key);
    chosen.forEach((one, at) => {
      const card = make("button", "tt-pack-card");
      card.type = "button";
      card.dataset.part = `${key} ${at}`;
      card.append(said ? make("span", "tt-pill", tapped.told(key, one)) : face(tapped.face(one)), make("span", "tt-vh", say("takeBack")));
      card.addEventListener("click", () => {
        chosen.splice(at, 1);
        const last = Math.min(at, chosen.length - 1);
        this.#redraw(chosen.length ? `${key} ${last}` : said ? `say ${tapped.sayings(key)[0]?.[0]}` : `to ${key}`);
      });
      if (tapped.sort(key) === "trick" && (at + 1) % tapped.at.seats.length === 0) card.classList.add("tt-trick-end");
      row.append(card);
    });
    return row;
  }

  /** The button that sends the next cards to a row. @param {string} key @param {string} name */
  #aim(key, name) {
    const here = make("button", "tt-target", name);
    here.type = "button";
    here.dataset.part = `to ${key}`;
    here.setAttribute("aria-pressed", String(this.tapped.target === key));
    here.addEventListener("click", () => {
      this.tapped.target = key;
      this.draw(`to ${key}`);
    });
    return here;
  }

  /** What can be said next, each a button. @param {string} key @param {string} name @param {(word: string) => string} act */
  #sayings(key, name, act) {
    const group = make("div", "tt-chosen");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", say("sayFor", { field: name }));
    for (const [word, text] of this.tapped.sayings(key)) {
      const part = `say ${word}`;
      const one = button(text, () => {
        this.tapped.row(key).push(act(word));
        this.#redraw(part);
      }, "tt-second");
      one.dataset.part = part;
      group.append(one);
    }
    return group;
  }

  #pack() {
    const { tapped } = this;
    const used = tapped.used();
    const pack = make("div", "tt-pack");
    pack.setAttribute("role", "group");
    pack.setAttribute("aria-label", say("packFor", { field: this.#rowName(tapped.target) }));
    for (const suit of tapped.info.pack) {
      const row = make("div", "tt-pack-suit");
      row.append(...suit.map(([code, face]) => this.#packed(code, face, used.has(code))));
      pack.append(row);
    }
    return pack;
  }

  /** A card of the pack. @param {string} code @param {string} name @param {boolean} gone  whether it lies somewhere already */
  #packed(code, name, gone) {
    const card = make("button", "tt-pack-card");
    card.type = "button";
    card.dataset.code = code;
    card.dataset.part = `pack ${code}`;
    card.append(face(name));
    if (gone) card.setAttribute("aria-disabled", "true");
    card.addEventListener("click", () => {
      if (gone) return;
      this.tapped.lay(code);
      this.#redraw(`pack ${code}`);
    });
    return card;
  }
}
