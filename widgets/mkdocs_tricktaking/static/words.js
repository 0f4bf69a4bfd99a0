// The words of the page: written by the build, in the page's language, read from the page.

import { pageData } from "./page-data.js";

/** @typedef {[face: string, other: string, suit: string, spoken: string, code: string]} Card */

/** @typedef {[before: string, behind: string, forms: Record<string, string>, put: string]} Manner */

/**
 * @typedef {object} Words
 * @property {Record<string, string>} ui  sentences and labels; `{n}` and the like are filled in
 * @property {Record<string, string>} failures  why there is no live check, by the engine's code
 * @property {Record<string, Card>} cards
 *   the cards as sentences name them, with what to draw and what to say
 * @property {Manner[]} manners  how cards are said where a sentence looks like this around them
 * @property {string} joined  what stands between the cards of a row, as a pattern
 * @property {string} report  where to report a fault, or nothing
 */

/** @type {Words} */
const NONE = { ui: {}, failures: {}, cards: {}, manners: [], joined: "", report: "" };

/** @returns {Words} */
export const words = () => pageData("tricktaking-words") ?? NONE;

/**
 * A label or sentence of the interface.
 * @param {string} key
 * @param {Record<string, string | number>} [named]
 */
export function say(key, named = {}) {
  return filled(words().ui[key] ?? key, named);
}

/** @param {string} sentence @param {Record<string, string | number>} named */
export function filled(sentence, named) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(named[name] ?? ""));
}

/** The text of a problem, which the engine writes to stand behind its place, as a sentence of its own. @param {string} text */
export const begun = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What sentences call a card, by its code. @param {string} code */
export function nameOf(code) {
  const [name = code, card] = Object.entries(words().cards).find(([, known]) => known[4] === code) ?? [];
  return card?.[2] === "" ? card[3] : name;
}
