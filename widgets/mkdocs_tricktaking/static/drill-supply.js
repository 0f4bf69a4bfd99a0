// Where the next drill comes from: the live engine when it runs, else the ready ones of the build.

import { engine, warm } from "./engine-client.js";
import { asked, place } from "./placed.js";
import { atHand, contrasts, ready } from "./drill-data.js";
import { longestAgo, note, wasSeen } from "./drill-seen.js";
import { rested } from "./moments.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Drill} Drill */
/** @typedef {import("./drill-data.js").Pair} Pair */
/** @typedef {{game: string, skill: string, difficulty: number, seed?: number, misconception?: string}} Wish */
/** @typedef {Drill & {html: string, key: string, from: "page" | "ready" | "engine", second?: Dealt, both?: import("./lesson-draft.js").Item[], link?: string, element?: HTMLElement}} Dealt */

export const CONTRAST = "contrast";
const AGAINST = "-vs-";
const LARGEST_SEED = 2 ** 31;
const PATIENCE = 1500;
const CALM = 300;

export const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % LARGEST_SEED;

/** @template T @param {T[]} list @returns {T} */
const any = (list) => list[freshSeed() % list.length];

export class Supply {
  /** @type {Set<string>} what this visit has seen, where nothing may be remembered */
  #seen = new Set();
  /** @type {{key: string, coming: Promise<Dealt>, here: boolean} | undefined} */
  #next;

  /** Gets a drill ready before it is asked for. @param {Wish} wish */
  prepare(wish) {
    const next = { key: JSON.stringify(wish), coming: this.#deal(wish, !wish.misconception), here: false };
    next.coming.then((found) => {
      found.element = drawn(found);
      next.here = true;
    }).catch(() => undefined);
    this.#next = next;
    if (wish.seed === undefined) this.ready(wish).catch(() => undefined); // here already, if the engine should be late
  }

  /** @param {Wish} wish @returns {Promise<Dealt>} */
  async deal(wish) {
    const next = this.#next;
    this.#next = undefined;
    if (next?.key !== JSON.stringify(wish)) return this.#deal(wish);
    return next.here ? next.coming : Promise.race([next.coming, this.#instead(wish)]);
  }

  /** One of the ready drills in the place of one that is late; for ever nothing, if there is none. @param {Wish} wish @returns {Promise<Dealt>} */
  async #instead(wish) {
    const stands = wish.seed === undefined && !wish.misconception ? await this.ready(wish).catch(() => undefined) : undefined;
    return stands && !this.#wasSeen(stands) ? stands : new Promise(() => undefined);
  }

  /** @param {Dealt} dealt */
  seen(dealt) {
    this.#seen.add(nameOf(dealt));
    if (dealt.from !== "engine") note(nameOf(dealt));
  }

  /** @param {Dealt} dealt */
  #wasSeen(dealt) {
    return this.#seen.has(nameOf(dealt)) || wasSeen(nameOf(dealt));
  }

  /** @param {Wish} wish @param {boolean} [calmly]  not while somebody taps: the engine takes a whole processor @returns {Promise<Dealt>} */
  async #deal(wish, calmly = false) {
    if (wish.seed !== undefined) return (await this.#known(wish)) ?? this.#fresh(wish);
    if (engine.state === "ready") {
      if (calmly) await rested(CALM);
      const fresh = await soon(this.#fresh(wish));
      if (fresh) return fresh;
    }
    const stands = await this.ready(wish).catch(() => undefined);
    if (stands && !this.#wasSeen(stands)) return stands;
    warm();
    if (engine.state === "loading") {
      const fresh = await soon(this.#fresh(wish));
      if (fresh) return fresh;
    }
    return stands ?? (await this.#atHand()) ?? this.#fresh(wish);
  }

  /** One of the ready drills, if a link happens to name it. @param {Wish} wish @returns {Promise<Dealt | undefined>} */
  async #known({ game, skill, difficulty, seed }) {
    if (game === CONTRAST) {
      const pair = (await contrasts().catch(() => [])).find((one) => one[0].seed === seed && against(one) === skill);
      return pair && paired(pair, "ready");
    }
    const stands = await ready(game, skill).catch(() => []);
    const found = stands.find((one) => one.difficulty === difficulty && one.seed === seed);
    return found && dealt(found, found.html ?? "", "ready");
  }

  /** One that the build has dealt; those not seen come first, here or on an earlier visit. @param {Wish} wish @returns {Promise<Dealt>} */
  async ready({ game, skill, difficulty, misconception }) {
    if (game === CONTRAST) {
      const pairs = await contrasts();
      const left = pairs.filter(([first]) => !this.#seen.has(nameOf(first)) && !wasSeen(nameOf(first)));
      return paired(left.length ? any(left) : longestAgo(pairs, ([first]) => nameOf(first))[0], "ready");
    }
    const all = (await ready(game, skill)).map((one) => dealt(one, one.html ?? "", "ready"));
    const left = all.filter((one) => !this.#wasSeen(one));
    const fits = (/** @type {Dealt} */ one) => (misconception
      ? one.misconceptions.some(({ id }) => id === misconception) : one.difficulty === difficulty);
    return left.find(fits) ?? left[0] ?? longestAgo(all, nameOf)[0];
  }

  /** The one that everybody gets, whatever was seen. @param {Wish} wish @returns {Promise<Dealt>} */
  async common({ game, skill, difficulty }) {
    const all = await ready(game, skill);
    const found = all.find((one) => one.difficulty === difficulty) ?? all[0];
    return dealt(found, found.html ?? "", "ready");
  }

  /** Any drill that is here already: without network nothing else is left. */
  async #atHand() {
    const all = await atHand();
    const drills = all.filter((one) => one.html && one.puzzle);
    if (!drills.length) return undefined;
    const found = any(drills);
    return dealt(found, found.html, "ready");
  }

  /** A fresh one from the engine. @param {Wish} wish @returns {Promise<Dealt>} */
  async #fresh({ game, skill, difficulty, seed = freshSeed(), misconception }) {
    if (game === CONTRAST) {
      const games = (skill === CONTRAST ? against(any(await contrasts())) : skill).split(AGAINST);
      const { puzzles, correct } = await asked({ ask: "contrast", games, seed });
      const pair = await Promise.all(puzzles.map(async (/** @type {any} */ puzzle, /** @type {number} */ i) => ({
        seed, puzzle, correct: correct[i], html: (await asked({ ask: "render", puzzle })).html,
      })));
      return paired(pair, "engine");
    }
    const wanted = misconception ? { misconception } : { skill, difficulty };
    const { drills: [drill] } = await asked({ ask: "drill", game, seed, ...wanted });
    const { html } = await asked({ ask: "render", puzzle: drill.puzzle });
    return dealt(drill, html, "engine");
  }
}

/** What tells one drill from another. @param {{puzzle: {game: string, position: string}}} drill */
const nameOf = ({ puzzle: { game, position } }) => `${game} ${position}`;

/** Nothing if it takes too long or fails. @template T @param {Promise<T>} coming @returns {Promise<T | undefined>} */
function soon(coming) {
  const late = new Promise((done) => setTimeout(() => done(undefined), PATIENCE));
  return /** @type {Promise<T | undefined>} */ (Promise.race([coming.catch(() => undefined), late]));
}

/** @param {Drill} drill @param {string} html @param {"page" | "ready" | "engine"} from @returns {Dealt} */
export const dealt = (drill, html, from) => ({ ...drill, html, from, key: `${drill.puzzle.game}/${drill.skill}` });

/** Which games the pair is about. @param {Pair} pair */
const against = (pair) => pair.map(({ puzzle }) => puzzle.game).join(AGAINST);

/** The two puzzles of a contrast as one drill and its second half. @param {Pair} pair @param {"ready" | "engine"} from @returns {Dealt} */
function paired(pair, from) {
  const both = pair.map(({ puzzle: { kind, game, position } }) => ({ kind, game, position }));
  const [first, second] = pair.map(({ seed, puzzle, correct, html }) => ({
    skill: CONTRAST, difficulty: 2, seed, rule: "", text: say("contrast"), puzzle, correct, html,
    misconceptions: [], hints: [], both, from, key: `${CONTRAST}/${CONTRAST}`, link: `${CONTRAST}.${against(pair)}.2.${seed}`,
  }));
  return { ...first, second };
}

/** The puzzle of a drill as an element. @param {{html: string, puzzle: {game: string}}} drill */
export const drawn = (drill) => place(drill.html, drill.puzzle.game);
