// What has been tapped in of a position: which fields there are, and of what sort, the question says.

/** @typedef {import("./published.js").Index} Index */
/** @typedef {import("./published.js").GameInfo} GameInfo */

export const NOTHING = "";
/** The sorts that take cards from the pack. */
const OF_CARDS = ["card", "trick", "hand"];

export class Tapped {
  game = "";
  kind = "";
  table = "";
  /** What was chosen: a word, or the seat of a row. @type {Map<string, string>} */
  words = new Map();
  /** Rows of cards, calls and acts, by field, those of a hand by field and seat. @type {Map<string, string[]>} */
  #rows = new Map();
  /** The row that the next card goes to. */
  target = "";

  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    this.play(Object.keys(index.games)[0] ?? "");
  }

  get info() {
    return /** @type {GameInfo} */ (this.index.games[this.game]);
  }

  /** What the question reads, and what can have been said. */
  get asked() {
    return this.info.kinds[this.kind] ?? { fields: [], said: {}, free: [] };
  }

  get at() {
    return this.info.tables[this.table] ?? { seats: [], sides: [] };
  }

  /** What the engine is told of it. */
  get given() {
    const fields = Object.fromEntries(this.asked.fields.map((key) => [key, this.#value(key)]));
    return { game: this.game, players: this.table, fields };
  }

  /** @param {string} key */
  #value(key) {
    const word = this.word(key);
    const row = this.row(key);
    switch (this.sort(key)) {
      case "card": return row[0] ?? NOTHING;
      case "trick": return { seat: word, cards: row };
      case "words": return row;
      case "acts": return row.map((act) => act.split(" "));
      case "pair": return [word, this.word(`${key} said`)];
      case "numbers": return Object.fromEntries(this.at.sides.map(([side]) => [side, this.word(`${key} ${side}`) || "0"]));
      case "hand": return Object.fromEntries(this.hands(key).map((seat) => [seat, this.row(`${key} ${seat}`)]));
      default: return word;
    }
  }

  /** @param {string} key */
  sort = (key) => this.index.sorts[key] ?? "";

  /** Whether a field of this sort is asked for. @param {string} sort */
  asks = (sort) => this.asked.fields.some((key) => this.sort(key) === sort);

  /** Whether a field may stay unsaid. @param {string} key */
  free = (key) => this.asked.free.includes(key);

  /** What can be said in a field. @param {string} key */
  sayings = (key) => this.asked.said[key] ?? [];

  /** Whether it is always said who deals, and so who leads. */
  get seated() {
    return this.asked.fields.some((key) => this.sort(key) === "seat" && !this.free(key));
  }

  /** @param {string} key */
  word = (key) => this.words.get(key) ?? NOTHING;

  /** @param {string} key */
  row(key) {
    if (!this.#rows.has(key)) this.#rows.set(key, []);
    return /** @type {string[]} */ (this.#rows.get(key));
  }

  /** The seats whose hands hold something, and the one that is being filled. @param {string} key */
  hands(key) {
    const all = [NOTHING, ...this.at.seats.map(([seat]) => seat)];
    return all.filter((seat) => seat === this.word(key) || this.row(`${key} ${seat}`).length);
  }

  /** Another game: nothing of the last one stays. @param {string} game */
  play(game) {
    this.game = game;
    const kinds = Object.keys(this.info.kinds);
    if (!kinds.includes(this.kind)) this.kind = kinds[0] ?? "";
    this.sit(Object.keys(this.info.tables)[0] ?? "");
  }

  /** Another table. @param {string} table */
  sit(table) {
    this.table = table;
    this.words.clear();
    this.#rows.clear();
    this.#begin();
  }

  /** Another question: the suit and the cards stay. @param {string} kind */
  ask(kind) {
    this.kind = kind;
    const suits = [...this.words].filter(([key, word]) => word && this.sort(key) === "suit");
    this.words = new Map(suits);
    this.#begin();
  }

  /** What is chosen before anybody has chosen. */
  #begin() {
    const { seats, sides } = this.at;
    const { fields } = this.asked;
    const first = seats[0]?.[0] ?? NOTHING;
    /** @type {Record<string, string>} */
    const usual = {
      suit: this.asks("card") ? NOTHING : this.index.suits[0]?.[0] ?? NOTHING,
      seat: seats.at(-1)?.[0] ?? NOTHING, side: sides[0]?.[0] ?? NOTHING,
      trick: this.seated ? NOTHING : first, pair: first, acts: first,
      hand: this.seated || this.asks("acts") ? first : NOTHING,
    };
    for (const key of fields) {
      const begin = this.free(key) ? NOTHING : usual[this.sort(key)] ?? NOTHING;
      if (!this.words.has(key)) this.words.set(key, begin);
      if (this.sort(key) === "pair") this.words.set(`${key} said`, this.sayings(key)[0]?.[0] ?? NOTHING);
    }
    this.target = this.targets()[0] ?? "";
  }

  /** The rows that cards can go to. */
  targets() {
    return this.asked.fields.flatMap((key) => {
      if (!OF_CARDS.includes(this.sort(key))) return [];
      return this.sort(key) === "hand" ? this.hands(key).map((seat) => `${key} ${seat}`) : [key];
    });
  }

  /** Every card that lies somewhere already. */
  used() {
    return new Set(this.targets().flatMap((key) => this.row(key)));
  }

  /** A card of the pack, to where the next one goes. @param {string} code */
  lay(code) {
    const row = this.row(this.target);
    if (this.sort(this.target) === "card") row.length = 0;
    row.push(code);
  }

  /** @param {string} code */
  face = (code) => this.info.pack.flat().find(([one]) => one === code)?.[1] ?? code;

  /** A call or an act as people say it. @param {string} key @param {string} one */
  told(key, one) {
    const words = one.split(" ");
    const saying = named(this.sayings(key), words.at(-1) ?? NOTHING);
    return words.length > 1 ? `${named(this.at.seats, words[0] ?? NOTHING)} ${saying}` : saying;
  }

  /** @param {string} seat */
  seat = (seat) => this.at.seats.find(([one]) => one === seat)?.[1];
}

/** @param {[value: string, text: string][]} options @param {string} word */
const named = (options, word) => options.find(([value]) => value === word)?.[1] ?? word;
