// <card-referee>: tap in what happened at the table and get the ruling. The engine starts at once.

import { ask, engine } from "./engine-client.js";
import { waiting, why } from "./engine-state.js";
import { LeftOut } from "./left-out.js";
import { painted } from "./moments.js";
import { peek } from "./peek.js";
import { make, sentence } from "./sentence.js";
import { find } from "./trick-puzzle.js";
import { announce, draw, link } from "./verdict.js";
import { begun, nameOf, say } from "./words.js";

/** @typedef {{text: string, rule: string}} Note */
/** @typedef {"table" | "hand"} Row */

export class CardReferee extends HTMLElement {
  #upgraded = false;
  #turn = 0;
  /** @type {Record<Row, string[]>} */
  #cards = { table: [], hand: [] };
  #left = new LeftOut();

  connectedCallback() {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.form = find(this, "form", HTMLFormElement);
    this.status = find(this, "[role=status]", HTMLElement);
    this.form.addEventListener("submit", (event) => this.#typed(event));
    this.form.addEventListener("change", (event) => this.#changed(event));
    this.form.addEventListener("click", (event) => this.#tapped(event));
    this.#restore();
    this.#show();
    engine.bringAll(); // it is to be there when the last card is tapped, and to stay without a network
    this.#rule();
  }

  /** What must be known besides the cards: the names of the form's fields. */
  get #fields() {
    return (this.dataset.fields ?? "").split(" ");
  }

  /** @param {string} name */
  #value(name) {
    return String(new FormData(this.form).get(name) ?? "");
  }

  /** @param {string} name */
  #first(name) {
    return this.form?.querySelector(/** @type {"input"} */ (`input[name=${name}]`))?.value ?? "";
  }

  /** @returns {HTMLInputElement | null | undefined} */
  get #game() {
    return this.form?.querySelector("input[name=game]:checked");
  }

  /** @param {string} code */
  #key(code) {
    const keys = [...this.querySelectorAll(/** @type {"button"} */ (".tt-key"))];
    return keys.find((key) => key.dataset.card === code);
  }

  /** @param {Event} event */
  #changed({ target }) {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    this.#left = new LeftOut();
    if (target.name === "game") this.#keep();
    const { then } = target.dataset;
    if (then && !this.#value(then)) this.#choose(then, target.value);
    this.#show();
    if (target.name !== "suit" && target.name !== "into") this.#rule();
  }

  /** @param {string} name @param {string} value */
  #choose(name, value) {
    for (const input of this.form?.querySelectorAll(/** @type {"input"} */ (`input[name=${name}]`)) ?? []) {
      if (input.value === value) input.checked = true;
    }
  }

  /** Puts down again what the game just chosen has, and says what it has not. */
  #keep() {
    const { table, hand } = this.#cards;
    this.#cards = { table: [], hand: [] };
    for (const code of table) this.#add(code, "table");
    for (const code of hand) this.#add(code, "hand");
    this.#keepTyped();
  }

  /** What there was no room for stays in the field, to be put down when there is. */
  #keepTyped() {
    const { beyond } = this.#left;
    if (this.#field && beyond.length) this.#field.value = beyond.join(" ");
  }

  /** @returns {HTMLInputElement | null | undefined} */
  get #field() {
    return this.form?.querySelector("input[name=typed]");
  }

  /** @param {Event} event */
  #tapped({ target }) {
    if (!(target instanceof Element)) return;
    this.#left = new LeftOut();
    const key = target.closest(/** @type {"button"} */ ("button.tt-key"));
    const gone = target.closest(/** @type {"button"} */ ("button.tt-away"));
    if (key?.dataset.card) this.#put(key.dataset.card);
    if (gone?.dataset.card) this.#remove(gone.dataset.card);
  }

  /** @returns {Row} */
  get #into() {
    return this.#value("about") === "play" && this.#value("into") === "hand" ? "hand" : "table";
  }

  /** @param {string} code */
  #put(code) {
    const { table, hand } = this.#cards;
    if (table.includes(code) || hand.includes(code)) return this.#remove(code);
    this.#putAll([code]);
  }

  /** @param {string[]} codes */
  #putAll(codes) {
    const row = this.#into;
    this.#guess(codes);
    for (const code of codes) this.#add(code, row);
    // Most cards of a trick are of the kind that was led: its keys come back for the next one.
    if (row === "table") this.#choose("suit", this.#key(this.#cards.table[0] ?? "")?.dataset.of ?? "");
    this.#show();
    return this.#rule();
  }

  /** Before a game is named: cards that only one game has name it, and that is told. @param {string[]} codes */
  #guess(codes) {
    const games = [...(this.form?.querySelectorAll(/** @type {"input"} */ ("input[name=game]")) ?? [])];
    /** @param {string} code */
    const having = (code) => games.filter(({ value }) => this.#key(code)?.dataset.games?.split(" ").includes(value));
    const telling = codes.filter((code) => having(code).length === 1);
    const named = new Set(telling.flatMap(having));
    if (this.#game || named.size !== 1) return;
    for (const game of named) game.checked = true;
    for (const code of telling) this.#left.add("refereeOnly", nameOf(code));
  }

  /** Puts a card down, or says why it cannot be. @param {string} code @param {Row} row */
  #add(code, row) {
    const game = this.#game;
    const { table, hand } = this.#cards;
    /** @param {import("./left-out.js").Reason} reason */
    const refuse = (reason) => this.#left.add(reason, nameOf(code));
    if (game && !this.#key(code)?.dataset.games?.split(" ").includes(game.value)) return refuse("refereeOther");
    if (table.includes(code) || hand.includes(code)) return refuse("refereeAgain");
    if (row === "table" && table.length >= Number(game?.dataset.most ?? 6)) return refuse("refereeFull");
    const { beside } = game?.dataset ?? {};
    if (row === "hand" && beside && hand.length >= Number(beside)) return this.#left.add("refereeHandFull", nameOf(code), beside);
    this.#cards[row].push(code);
  }

  /** @param {string} code */
  #remove(code) {
    for (const row of /** @type {Row[]} */ (["table", "hand"])) {
      this.#cards[row] = this.#cards[row].filter((other) => other !== code);
    }
    this.#show();
    this.#rule();
  }

  /** @param {Event} event */
  async #typed(event) {
    event.preventDefault();
    const field = this.#field;
    if (!field) return;
    if (!field.value.trim()) {
      this.#left = new LeftOut();
      await this.#rule();
      return this.#reveal();
    }
    const game = this.#value("game") || this.#first("game");
    const reply = await this.#ask({ ask: "read-cards", game, text: field.value });
    if (reply.problem) {
      this.#tell(make("p", "tt-hint", begun(reply.problem.text)));
      return this.#reveal();
    }
    field.value = "";
    this.#left = new LeftOut();
    const ruled = this.#putAll(reply.cards);
    this.#keepTyped();
    await ruled;
    this.#reveal();
  }

  /** Who types looks at the field: what is said of it belongs in sight. */
  #reveal() {
    const said = this.status?.firstElementChild;
    const line = said?.querySelector(":scope > .tt-verdict-head") ?? said;
    // The ruling's line at the edge of the window comes with the frame, and may push it down.
    painted().then(() => line?.scrollIntoView({ block: "nearest", behavior: "instant" }));
  }

  /** Draws what has been tapped in. */
  #show() {
    const about = this.#value("about");
    for (const part of this.querySelectorAll(/** @type {"div"} */ ("[data-only]"))) {
      part.hidden = part.dataset.only !== about;
    }
    const used = [...this.#cards.table, ...this.#cards.hand];
    const suit = this.#value("suit");
    const game = this.#value("game");
    for (const key of this.querySelectorAll(/** @type {"button"} */ (".tt-key"))) {
      const fits = !game || key.dataset.games?.split(" ").includes(game);
      key.hidden = !fits || !suit || (key.dataset.of !== suit && key.dataset.of !== "");
      key.setAttribute("aria-pressed", String(used.includes(key.dataset.card ?? "")));
    }
    for (const row of /** @type {Row[]} */ (["table", "hand"])) {
      const list = this.querySelector(`.tt-row[data-row=${row}]`);
      list?.replaceChildren(...this.#cards[row].map((code) => this.#chip(code)));
    }
    this.#remember();
  }

  /** A chosen card; a tap takes it away. @param {string} code */
  #chip(code) {
    const key = this.#key(code);
    const item = make("li");
    const button = make("button", "tt-away");
    button.type = "button";
    button.dataset.card = code;
    button.append(...[...(key?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    const spoken = key?.querySelector(".tt-vh")?.textContent ?? code;
    button.setAttribute("aria-label", say("takeAway", { card: spoken }));
    item.append(button);
    return item;
  }

  async #rule() {
    const turn = ++this.#turn;
    const asked = Object.fromEntries(this.#fields.map((name) => [name, this.#value(name)]));
    const { table, hand } = this.#cards;
    if (Object.values(asked).includes("") || !table.length) return this.#tell(make("p", "tt-hint", say("refereeMore")));
    const question = { ask: "referee", ...asked, cards: table };
    const reply = await this.#ask(asked.about === "play" && hand.length ? { ...question, hand } : question);
    if (turn === this.#turn) this.#draw(reply);
  }

  /** A reply; one without an engine says what is the matter, as one to a faulty question does. @param {object} question @returns {Promise<any>} */
  async #ask(question) {
    const line = make("p", "tt-hint");
    if (engine.state !== "ready") this.#tell(line);
    try {
      return await waiting(line, ask({ ...question, lang: this.dataset.lang }, { urgent: true }));
    } catch (error) {
      return { problem: { text: why(error) } };
    }
  }

  /** @param {Record<string, any>} reply */
  #draw(reply) {
    if (reply.problem) return this.#tell(make("p", "tt-hint", begun(reply.problem.text)));
    const rules = { base: this.#game?.dataset.rules, refs: reply.refs };
    const { box } = draw({ right: reply.right, heading: reply.heading, reasons: reply.reasons, steps: reply.steps }, rules);
    for (const note of /** @type {Note[]} */ (reply.notes)) {
      const line = make("p");
      line.append(sentence(note.text));
      if (note.rule) line.append(" ", link(note.rule, rules));
      box.querySelector(".tt-foot")?.before(line);
    }
    box.classList.add("tt-large");
    box.append(this.#button("refereeTurn", () => box.toggleAttribute("data-turned")));
    box.append(this.#button("refereeClear", () => this.#clear()));
    this.#tell(box);
    if (this.status) peek(this.status, box);
  }

  /** @param {string} word @param {() => void} act */
  #button(word, act) {
    const button = make("button", "tt-button tt-second tt-small", say(word));
    button.type = "button";
    button.addEventListener("click", act);
    return button;
  }

  #clear() {
    this.#cards = { table: [], hand: [] };
    this.#left = new LeftOut();
    if (this.#field) this.#field.value = "";
    this.#choose("into", "table");
    this.#show();
    this.#rule();
    const suits = [...this.form?.querySelectorAll(/** @type {"input"} */ ("input[name=suit]")) ?? []];
    (suits.find(({ checked }) => checked) ?? suits[0])?.focus(); // where the next trick begins
  }

  /** @param {Node} node */
  #tell(node) {
    this.querySelector(".tt-peek")?.remove();
    if (this.status) announce(this.status, ...this.#left.lines(), node);
  }

  /** The state stands in the address, so that it can be sent and survives a reload. */
  #remember() {
    const state = new URLSearchParams();
    for (const name of this.#fields) if (this.#value(name)) state.set(name, this.#value(name));
    for (const [row, codes] of Object.entries(this.#cards)) if (codes.length) state.set(row, codes.join("."));
    history.replaceState(history.state, "", `${location.pathname}?${state}${location.hash}`);
  }

  #restore() {
    const state = new URLSearchParams(location.search);
    for (const name of this.#fields) this.#choose(name, state.get(name) ?? "");
    for (const input of this.form?.querySelectorAll(/** @type {"input"} */ ("input[data-then]:checked")) ?? []) {
      this.#choose(input.dataset.then ?? "", input.value);
    }
    for (const row of /** @type {Row[]} */ (["table", "hand"])) {
      const codes = (state.get(row) ?? "").split(".").filter((code) => this.#key(code));
      for (const code of new Set(codes)) this.#add(code, row);
    }
    this.#keepTyped();
  }
}

if (!customElements.get("card-referee")) customElements.define("card-referee", CardReferee);
