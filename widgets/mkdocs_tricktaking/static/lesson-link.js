// What a page may read in a lesson's link before the engine is there: the engine reads it again, and wins.
// The grammar stands in the engine, `tricktaking/lesson/__init__.py`; nothing is checked here.

import { here } from "./lessons.js";

/** @typedef {{reasons: "each" | "end" | "never", attempts: number, hints: boolean, shuffle: boolean}} Options */
/** @typedef {{language: string, options: Options, parts: string[], token: string}} Split */

const HEAD = /^1([rea])([a-z]+[0-9]+)(?:-([en]?)([1-9]?)(h?)(s?))?$/;
const LANGUAGES = /** @type {Record<string, string>} */ ({ r: "ru", e: "en", a: "free" });
const LONGEST = 16 * 1024;
const PRIME = 1_048_573;

/** The text in which the engine looks for a link: the address as it is, within reason. */
export function rawAddress() {
  return (location.search + location.hash).slice(0, LONGEST);
}

/** @param {string} raw  an address from its `?` on @returns {Split | undefined} */
export function split(raw) {
  const token = /^\?([a-z0-9.-]{1,1000})(?=[#&]|$)/i.exec(raw)?.[1]?.toLowerCase() ?? "";
  const [start = "", ...parts] = token.split(".");
  const head = HEAD.exec(start);
  if (!head || head[2] !== here().site || parts.length < 2) return undefined;
  const [, letter = "", , reasons, attempts, noHints, shuffle] = head;
  return {
    token,
    language: LANGUAGES[letter] ?? "free",
    options: {
      reasons: reasons === "e" ? "end" : reasons === "n" ? "never" : "each",
      attempts: Number(attempts ?? 0),
      hints: !noHints,
      shuffle: Boolean(shuffle),
    },
    parts: parts.slice(0, -1),
  };
}

/** A pupil's seed, drawn anew for each run. */
export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % PRIME;
}

/**
 * In which order so many questions are put: as the engine's `play.order` says it.
 * @param {number} count @param {number} seed @param {boolean} shuffle
 */
export function order(count, seed, shuffle) {
  const numbers = [...Array(count).keys()];
  if (!shuffle) return numbers;
  const cube = (/** @type {number} */ x) => ((((x * x) % PRIME) * x) % PRIME);
  const keys = numbers.map((n) => cube((seed + 7919 * (n + 1)) % PRIME));
  return numbers.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}
