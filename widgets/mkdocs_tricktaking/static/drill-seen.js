// Which drills of the build this device has seen: the ones it has not come first, visit after visit.

import { SEEN, remembers } from "./drill-record.js";
import { shortName } from "./short-name.js";
import { read, write } from "./storage.js";

/** Some more than there are ready drills. */
const MOST = 600;

/** @returns {string[]} the latest last */
function kept() {
  const found = /** @type {unknown} */ (read(SEEN, []));
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

/** @param {string} name */
export function note(name) {
  if (!remembers()) return;
  const short = shortName(name);
  write(SEEN, [...kept().filter((one) => one !== short), short].slice(-MOST));
}

/** Sorts by how long ago they were seen, those never seen first. @template T @param {T[]} all @param {(one: T) => string} name @returns {T[]} */
export function longestAgo(all, name) {
  const seen = kept();
  const when = (/** @type {T} */ one) => seen.indexOf(shortName(name(one)));
  return all.toSorted((a, b) => when(a) - when(b));
}

/** @param {string} name */
export const wasSeen = (name) => kept().includes(shortName(name));
