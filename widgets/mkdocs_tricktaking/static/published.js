// The published puzzles, looked up where the build wrote them: each file is fetched once.

import { here } from "./lessons.js";

/** @typedef {{kind: string, game: string, position: string}} Puzzle */
/** @typedef {{id: string, game: string, html: string, deal?: boolean}} Standing  what stands under an id; a whole deal asks nothing */
/**
 * @typedef {object} Index
 * @property {number} shard
 * @property {Listed[]} puzzles
 * @property {Record<string, GameInfo>} games
 * @property {[code: string, name: string][]} suits
 * @property {Record<string, string>} kinds
 * @property {Record<string, string>} sorts  how each field of a position is tapped in
 */
/** @typedef {{id: string, item: string, game: string, kind: string, rule: string, position: string, question: string, about: string}} Listed */
/**
 * @typedef {object} GameInfo
 * @property {string} name
 * @property {[code: string, name: string][][]} pack  the cards of each suit in a row
 * @property {Record<string, {seats: [seat: string, name: string][], sides: [side: string, name: string][]}>} tables
 * @property {Record<string, [number: string, text: string]>} rules
 * @property {[id: string, rule: string, text: string][]} skills
 * @property {Record<string, {fields: string[], said: Record<string, [word: string, text: string][]>, free: string[]}>} kinds
 *   the questions that are put in it, what each reads of a position, what can be said in each field, and what may stay unsaid
 */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** @param {string} name @returns {Promise<any>} */
function file(name) {
  const url = new URL(here().data + name, document.baseURI).href;
  let known = fetched.get(url);
  if (!known) {
    known = fetch(url).then((reply) => {
      if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
      return reply.json();
    });
    known.catch(() => fetched.delete(url));
    fetched.set(url, known);
  }
  return known;
}

/** All published ids, each in its place for ever. @returns {Promise<string[]>} */
export const ids = () => file("ids.json");

/** What there is to choose from. @returns {Promise<Index>} */
export const index = () => file(`${here().lang}-index.json`);

/** So many puzzles stand in one file. */
const SHARD = 12;

/** @param {number} place  counted from 0 @returns {Promise<Record<string, Standing>>} */
const shard = (place) => file(`${here().lang}-${Math.floor(place / SHARD)}.json`);

/**
 * What a part of a link names, if it is a puzzle of this site.
 * @param {string} item  such as `12-k7fq` @returns {Promise<Standing | undefined>}
 */
export async function named(item) {
  const place = Number(/^([1-9][0-9]{0,4})-[0-9a-z]{4}$/.exec(item)?.[1] ?? 0);
  if (!place) return undefined;
  const found = await shard(place - 1);
  return Object.hasOwn(found, item) ? found[item] : undefined;
}

/** What stands under an id. @param {string} id @returns {Promise<Standing | undefined>} */
export async function standing(id) {
  const place = (await ids()).indexOf(id);
  if (place < 0) return undefined;
  return Object.values(await shard(place)).find((one) => one.id === id);
}

/** The puzzle that stands under an id, as the engine is told of it. @param {string} id @returns {Promise<Puzzle | undefined>} */
export async function puzzleOf(id) {
  const found = await standing(id);
  if (!found || found.deal) return undefined;
  const inert = new DOMParser().parseFromString(found.html, "text/html");
  const { kind, game, position } = JSON.parse(inert.querySelector(".tt-puzzle")?.textContent ?? "{}");
  return { kind, game, position };
}

/** The puzzles under several ids, by id. @param {string[]} names @returns {Promise<Record<string, Puzzle>>} */
export async function puzzlesOf(names) {
  const found = await Promise.all(names.map(async (id) => /** @type {const} */ ([id, await puzzleOf(id)])));
  return Object.fromEntries(found.flatMap(([id, puzzle]) => (puzzle ? [[id, puzzle]] : [])));
}
