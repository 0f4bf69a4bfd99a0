// The lesson that a teacher is making, kept on this device until it is done.

import { read, write } from "./storage.js";

/** @typedef {Record<string, string | number>} Item  as the engine's `lesson-encode` reads it */
/**
 * @typedef {object} Draft
 * @property {string} title
 * @property {string} language
 * @property {string} reasons
 * @property {number} attempts
 * @property {boolean} hints
 * @property {boolean} shuffle
 * @property {Item[]} items
 */

export const MOST_ITEMS = 40;

/** @type {Draft} */
const EMPTY = { title: "", language: "free", reasons: "each", attempts: 0, hints: true, shuffle: false, items: [] };

/** @returns {Draft} */
export function draft() {
  const kept = read("draft", EMPTY);
  if (!kept || typeof kept !== "object" || !Array.isArray(kept.items)) return { ...EMPTY, items: [] };
  const items = kept.items.filter((item) => item && typeof item === "object");
  return { ...EMPTY, ...kept, title: String(kept.title ?? ""), items };
}

/** @param {Draft} changed */
export function keep(changed) {
  write("draft", changed);
}

/** An empty draft with the options of another. @param {Partial<Draft>} [options] @returns {Draft} */
export const blank = (options = {}) => ({ ...EMPTY, ...options, items: [] });

/** @param {Item} one @param {Item} other */
const alike = (one, other) => Object.keys(other).every((key) => one[key] === other[key]);

/** Whether all of these puzzles and drills are in the draft. @param {...Item} items */
export const holds = (...items) => items.every((item) => draft().items.some((one) => alike(one, item)));

/** Puts puzzles or drills into the draft, or takes them out. @param {...Item} items @returns {number} how many there are now */
export function toggle(...items) {
  const now = draft();
  const without = now.items.filter((one) => !items.some((item) => alike(one, item)));
  const all = holds(...items) ? without : [...without, ...items];
  keep({ ...now, items: all.slice(0, MOST_ITEMS) });
  return Math.min(all.length, MOST_ITEMS);
}
