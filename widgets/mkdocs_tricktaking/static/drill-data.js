// The ready drills, where the build wrote them: an index, a file for each skill, one of contrasts.

import { here } from "./lessons.js";
import { pageData } from "./page-data.js";

/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {{id?: string, kind: string, game: string, position: string}} Puzzle */
/** @typedef {{id: string, rule: string, number: string, text: string, answer?: Answer}} Belief */
/** @typedef {{rule: string, cards: string[], text: string}} Hint */

/**
 * A drill as the engine replies it; `html` where the build has drawn it already.
 * @typedef {object} Drill
 * @property {string} skill
 * @property {number} difficulty
 * @property {number} seed
 * @property {string} rule
 * @property {string} text  the name of the skill
 * @property {Puzzle} puzzle
 * @property {Answer} correct
 * @property {Belief[]} misconceptions
 * @property {Hint[]} hints
 * @property {string} [html]
 */

/** @typedef {{id: string, kind: string, rule: string, text: string, cures: string[]}} Skill */
/**
 * @typedef {object} Game
 * @property {string} name
 * @property {Skill[]} skills
 * @property {Record<string, [number: string, text: string]>} rules
 */
/** @typedef {Record<string, Record<string, {rule: string, text: string}>>} Beliefs */
/** @typedef {{games: Record<string, Game>, kinds: Record<string, string>}} Index */
/** @typedef {{seed: number, puzzle: Puzzle, correct: Answer, html: string}[]} Pair */

/**
 * @typedef {object} Page
 * @property {string} data  the folder of the ready drills
 * @property {string} scheduler  the module that reckons when a skill is due
 * @property {Record<string, string>} cards  what people call each card, by its code
 * @property {[word: string, meaning: string][]} terms  the words a first-timer needs
 * @property {string[]} placement  the skills of a first visit
 */

/** @type {Page} */
const NONE = { data: "", scheduler: "", cards: {}, terms: [], placement: [] };

/** What the page says about its drills. @returns {Page} */
export const page = () => pageData("tricktaking-drills") ?? NONE;

/** What people call each card, by its code. */
export const cardNames = () => page().cards;

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** Where the files are; it outlives the page, which may have been left while drills were on their way. */
let folder = "";

/** @param {string} name @returns {Promise<any>} */
function file(name) {
  const { data } = page();
  if (data) folder = new URL(`${data}${here().lang}-`, document.baseURI).href;
  const url = `${folder}${name}.json`;
  const known = fetched.get(url);
  if (known) return known;
  const coming = fetch(url).then((reply) => {
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
    return reply.json();
  });
  coming.catch(() => fetched.delete(url));
  fetched.set(url, coming);
  return coming;
}

/** What there is to drill. @returns {Promise<Index>} */
export const index = () => file("index");

/** What can be believed wrongly, by game and id. @returns {Promise<Beliefs>} */
export const beliefs = () => file("beliefs");

/** The ready drills of a skill, the easy one first. @param {string} game @param {string} skill @returns {Promise<Drill[]>} */
export const ready = (game, skill) => file(`${game}.${skill}`);

/** The same cards in two games. @returns {Promise<Pair[]>} */
export const contrasts = () => file("contrast");

/** The files that are here already: what is left when the network is gone. @returns {Promise<any[]>} */
export async function atHand() {
  const all = await Promise.allSettled([...fetched.entries()].map(([, coming]) => coming));
  return all.flatMap((one) => (one.status === "fulfilled" && Array.isArray(one.value) ? one.value : []));
}
