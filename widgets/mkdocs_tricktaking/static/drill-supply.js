// Where the next drill comes from: the live engine when it runs, else the ready ones of the build.

import { ask, engine, warm } from "./engine-client.js";
import { here } from "./lessons.js";
import { place } from "./placed.js";
import { atHand, contrasts, ready } from "./drill-data.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Drill} Drill */
/** @typedef {import("./drill-data.js").Pair} Pair */
/** @typedef {{game: string, skill: string, difficulty: number, seed?: number, misconception?: string}} Wish */
/** @typedef {Drill & {html: string, key: string, from: "page" | "ready" | "engine", second?: Dealt}} Dealt */

export const CONTRAST = "contrast";
const LARGEST_SEED = 2 ** 31;
const PATIENCE = 1500;

export const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % LARGEST_SEED;

export class Supply {
  /** @type {Set<string>} the ready drills that this visit has seen */
  #seen = new Set();
  /** @type {{key: string, coming: Promise<Dealt>} | undefined} */
  #next;

  /** Gets a drill ready before it is asked for. @param {Wish} wish */
  prepare(wish) {
    const coming = this.#deal(wish);
    coming.catch(() => undefined);
    this.#next = { key: JSON.stringify(wish), coming };
  }

  /** @param {Wish} wish @returns {Promise<Dealt>} */
  async deal(wish) {
    const next = this.#next;
    this.#next = undefined;
    if (next?.key === JSON.stringify(wish)) return next.coming;
    return this.#deal(wish);
  }

  /** @param {Dealt} dealt */
  seen(dealt) {
    this.#seen.add(nameOf(dealt));
  }

  /** @param {Wish} wish @returns {Promise<Dealt>} */
  async #deal(wish) {
    if (wish.seed !== undefined) return (await this.#known(wish)) ?? this.#fresh(wish);
    if (engine.state === "ready") {
      const fresh = await soon(this.#fresh(wish));
      if (fresh) return fresh;
    }
    const stands = await this.ready(wish).catch(() => undefined);
    if (stands && !this.#seen.has(nameOf(stands))) return stands;
    if (engine.state === "loading") {
      const fresh = await soon(this.#fresh(wish));
      if (fresh) return fresh;
    } else {
      warm();
    }
    return stands ?? (await this.#atHand()) ?? this.#fresh(wish);
  }

  /** One of the ready drills, if a link happens to name it. @param {Wish} wish @returns {Promise<Dealt | undefined>} */
  async #known({ game, skill, difficulty, seed }) {
    const stands = await ready(game, skill).catch(() => []);
    const found = stands.find((one) => one.difficulty === difficulty && one.seed === seed);
    return found && dealt(found, found.html ?? "", "ready");
  }

  /** One that the build has dealt; those not seen come first. @param {Wish} wish @returns {Promise<Dealt>} */
  async ready({ game, skill, difficulty }) {
    if (game === CONTRAST) {
      const pairs = await contrasts();
      const left = pairs.filter(([first]) => !this.#seen.has(nameOf(first)));
      const pool = left.length ? left : pairs;
      return paired(pool[freshSeed() % pool.length], "ready");
    }
    const all = (await ready(game, skill)).map((one) => dealt(one, one.html ?? "", "ready"));
    const left = all.filter((one) => !this.#seen.has(nameOf(one)));
    return all.find((one) => one.difficulty === difficulty && left.includes(one)) ?? left[0] ?? all[0];
  }

  /** Any drill that is here already: without network nothing else is left. */
  async #atHand() {
    const all = await atHand();
    const drills = all.filter((one) => one.html && one.puzzle);
    if (!drills.length) return undefined;
    const any = drills[freshSeed() % drills.length];
    return dealt(any, any.html, "ready");
  }

  /** A fresh one from the engine. @param {Wish} wish @returns {Promise<Dealt>} */
  async #fresh({ game, skill, difficulty, seed = freshSeed(), misconception }) {
    if (game === CONTRAST) {
      const pairs = await contrasts();
      const games = pairs[seed % pairs.length].map(({ puzzle }) => puzzle.game);
      const { puzzles, correct } = await asked({ ask: "contrast", games, seed });
      const pair = await Promise.all(puzzles.map(async (/** @type {any} */ puzzle, /** @type {number} */ i) => ({
        puzzle, correct: correct[i], html: (await asked({ ask: "render", puzzle })).html,
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

/** @param {object} question @returns {Promise<any>} */
async function asked(question) {
  /** @type {any} */
  const reply = await ask({ lang: here().lang, ...question }, { urgent: true });
  if (reply.problem) throw new Error(reply.problem.text);
  return reply;
}

/** Nothing if it takes too long or fails. @template T @param {Promise<T>} coming @returns {Promise<T | undefined>} */
function soon(coming) {
  const late = new Promise((done) => setTimeout(() => done(undefined), PATIENCE));
  return /** @type {Promise<T | undefined>} */ (Promise.race([coming.catch(() => undefined), late]));
}

/** @param {Drill} drill @param {string} html @param {"page" | "ready" | "engine"} from @returns {Dealt} */
export const dealt = (drill, html, from) => ({ ...drill, html, from, key: `${drill.puzzle.game}/${drill.skill}` });

/** The two puzzles of a contrast as one drill and its second half. @param {Pair} pair @param {"ready" | "engine"} from @returns {Dealt} */
function paired(pair, from) {
  const [first, second] = pair.map(({ puzzle, correct, html }) => ({
    skill: CONTRAST, difficulty: 2, seed: 0, rule: "", text: say("contrast"), puzzle, correct, html,
    misconceptions: [], hints: [], from, key: `${CONTRAST}/${CONTRAST}`,
  }));
  return { ...first, second };
}

/** The puzzle of a drill as an element. @param {{html: string, puzzle: {game: string}}} drill */
export const drawn = (drill) => place(drill.html, drill.puzzle.game);
