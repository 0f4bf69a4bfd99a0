// Two records of the same person as one: nothing that either device knows is lost.

/** @typedef {import("./drill-shape.js").Known} Known */
/** @typedef {import("./drill-shape.js").Record_} Record_ */
/** @typedef {import("./drill-shape.js").Tally} Tally */

/** @template T @param {Record<string, T>} one @param {Record<string, T>} other @param {(a: T, b: T) => T} both @returns {Record<string, T>} */
function united(one, other, both) {
  const found = { ...one };
  for (const [key, value] of Object.entries(other)) {
    found[key] = Object.hasOwn(one, key) ? both(one[key], value) : value;
  }
  return found;
}

/** @param {Tally} one @param {Tally} other */
const fuller = (one, other) => (other[0] > one[0] ? other : one);

/** The memory that was renewed last holds. @param {Known} one @param {Known} other @returns {Known} */
function known(one, other) {
  const later = (other.card?.last ?? 0) > (one.card?.last ?? 0) ? other : one;
  const longer = other.tries > one.tries ? other : one;
  return { tries: longer.tries, right: longer.right, card: later.card, days: united(one.days, other.days, fuller) };
}

/** @param {Record_} mine @param {Record_} other @returns {Record_} */
export const joined = (mine, other) => ({
  ...mine,
  skills: united(mine.skills, other.skills, known),
  missed: united(mine.missed, other.missed, Math.max),
  beliefs: united(mine.beliefs, other.beliefs, Math.max),
  best: united(mine.best, other.best, Math.max),
  days: united(mine.days, other.days, fuller),
  today: united(mine.today, other.today, (one) => one),
  placed: mine.placed || other.placed,
  start: Math.max(mine.start, other.start),
});
