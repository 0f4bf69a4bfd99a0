// The items of the lesson being made: what each asks, and the ways to move it, see it, take it out.

import { parted, signButton } from "./app-parts.js";
import { why } from "./engine-state.js";
import { common } from "./lessons.js";
import { asked, placedQuestion, rendered } from "./placed.js";
import { ids, index } from "./published.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-draft.js").Item} Item */

/** @type {Map<string, string>} what an item of the author's own asks, by the item */
const questions = new Map();

/** What an item is, in a line. @param {Item} item @returns {Promise<string>} */
export async function told(item) {
  const { puzzles, games } = await index();
  if (item.puzzle) {
    const found = puzzles.find((one) => one.id === item.puzzle);
    return found ? `${found.question} ${found.about}` : String(item.puzzle);
  }
  const game = games[String(item.game)];
  if (item.skill) {
    const skill = game?.skills.find(([id]) => id === item.skill)?.[2] ?? String(item.skill);
    const named = { skill, level: say(`level${item.difficulty}`), n: item.fresh ?? 1 };
    const line = say(item.fresh ? "freshItem" : "drillItem", named);
    const several = Object.values(games).filter(({ skills }) => skills.some(([, , text]) => text === skill)).length > 1;
    return several && game ? `${line} · ${game.name}` : line;
  }
  const key = JSON.stringify(item);
  if (!questions.has(key)) {
    const reply = await asked({ ask: "lesson-item", item, ...common(await ids()) });
    questions.set(key, `${reply.question} ${reply.about}`);
  }
  return questions.get(key) ?? "";
}

/** The puzzle of an item; one of several where they are fresh. @param {Item} item */
export function preview(item) {
  if (item.puzzle) return placedQuestion({ item: 0, published: String(item.puzzle) });
  if (!item.skill) {
    const { kind, game, position } = item;
    return rendered({ kind: String(kind), game: String(game), position: String(position) });
  }
  const { game, difficulty, skill, seed = 1 } = item;
  return placedQuestion({ item: 0, drill: { game, difficulty, skill, seed } });
}

export class ItemList {
  box = make("ol", "tt-items");

  /** @param {{items: Item[], changed: (items: Item[], said: string) => void, emptied: () => void}} owner */
  constructor(owner) {
    this.owner = owner;
    this.box.addEventListener("keydown", (event) => this.#key(event));
  }

  draw() {
    const { items } = this.owner;
    this.box.replaceChildren(...items.map((item, at) => this.#row(item, at)));
  }

  /** @param {Item} item @param {number} at */
  #row(item, at) {
    const row = make("li", "tt-item");
    row.dataset.at = String(at);
    const text = make("p", "tt-item-text");
    parted(text, "…");
    told(item).then((line) => parted(text, ...line.split(" · ").map(sentence)), (error) => parted(text, why(error)));
    const n = at + 1;
    const up = signButton("↑", say("moveUp", { n }), () => this.move(at, -1, "up"));
    const down = signButton("↓", say("moveDown", { n }), () => this.move(at, 1, "down"));
    const out = signButton("✕", say("takeItemOut", { n }), () => this.#remove(at));
    if (at === 0) up.setAttribute("aria-disabled", "true");
    if (at === this.owner.items.length - 1) down.setAttribute("aria-disabled", "true");
    for (const [button, name] of /** @type {const} */ ([[up, "up"], [down, "down"], [out, "out"]])) button.dataset.does = name;
    const see = make("details", "tt-fold");
    see.append(make("summary", "", say("seeItem")));
    see.addEventListener("toggle", () => this.#see(see, item), { once: true });
    const side = make("div", "tt-item-side");
    side.append(up, down, out);
    row.append(text, side, see);
    return row;
  }

  /** @param {HTMLElement} place @param {Item} item */
  async #see(place, item) {
    try {
      place.append(await preview(item));
    } catch (error) {
      place.append(make("p", "tt-hint-line", why(error)));
    }
  }

  /** @param {number} at @param {number} by @param {string} button  where the focus stays */
  move(at, by, button) {
    const items = [...this.owner.items];
    const to = at + by;
    const moved = items[at];
    if (!moved || to < 0 || to >= items.length) return;
    items.splice(at, 1);
    items.splice(to, 0, moved);
    this.owner.changed(items, say("movedTo", { n: to + 1, m: items.length }));
    this.#focus(to, button);
  }

  /** @param {number} at */
  #remove(at) {
    const items = this.owner.items.filter((_, place) => place !== at);
    this.owner.changed(items, say("takenOut", { n: at + 1 }));
    if (items.length) this.#focus(Math.min(at, items.length - 1), "out");
    else this.owner.emptied();
  }

  /** @param {number} at @param {string} button */
  #focus(at, button) {
    const row = this.box.children[at];
    /** @type {HTMLElement | null | undefined} */
    const target = row?.querySelector(`[data-does="${button}"]`);
    target?.focus();
  }

  /** With Alt the arrow keys move the item that has the focus. @param {KeyboardEvent} event */
  #key(event) {
    const row = event.target instanceof Element ? event.target.closest(".tt-item") : null;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by || !(row instanceof HTMLElement)) return;
    event.preventDefault();
    this.move(Number(row.dataset.at), by, by < 0 ? "up" : "down");
  }
}
