// The record of somebody's drills: what it holds, and how one of an older version is read.

/** @typedef {{due: number, stability: number, difficulty: number, steps: number, days: number, reps: number, lapses: number, state: number, last: number}} Card */
/** @typedef {[answered: number, right: number]} Tally */
/** @typedef {{tries: number, right: number, card: Card | null, days: Record<string, Tally>}} Known */
/**
 * @typedef {object} Record_
 * @property {number} version
 * @property {Record<string, Known>} skills  by game and skill, as `game/skill`
 * @property {Record<string, number>} missed  how often each rule was missed, as `game/rule`
 * @property {Record<string, number>} beliefs  how often an answer fitted a misconception
 * @property {Record<string, Tally>} days
 * @property {Record<string, number>} best  the best of each mode
 * @property {Record<string, boolean[]>} today  the trick of the day by date
 * @property {boolean} placed  whether the placement is over
 * @property {number} start  how hard the first drill of a new skill is, 1 to 3
 */

export const VERSION = 3;
const MOST_DAYS = 200;

/** @returns {Record_} */
export const blank = () => ({
  version: VERSION, skills: {}, missed: {}, beliefs: {}, days: {}, best: {}, today: {}, placed: false, start: 1,
});

/** How a record of each older version becomes one of the next. @type {Record<number, (old: any) => any>} */
const MIGRATIONS = {
  // The first records only counted: `{version: 1, skills: {"game/skill": [tries, right]}}`.
  1: (old) => ({
    version: 2,
    placed: true,
    skills: Object.fromEntries(entries(old.skills).map(([key, tally]) => [
      key, { tries: Number(tally?.[0]) || 0, right: Number(tally?.[1]) || 0, card: null, days: {} },
    ])),
  }),
  // Those of version 2 began every new skill with the easiest drills.
  2: (old) => ({ ...old, version: 3, start: 1 }),
};

/** @typedef {{record: Record_, trouble: "" | "corrupt" | "future"}} Opened */

/**
 * A record of any version as one of this version.
 * @param {unknown} found @returns {Opened}
 */
export function opened(found) {
  if (found === undefined) return { record: blank(), trouble: "" };
  let record = /** @type {any} */ (found);
  if (typeof record !== "object" || !record || !Number.isInteger(record.version) || record.version < 1) {
    return { record: blank(), trouble: "corrupt" };
  }
  if (record.version > VERSION) return { record: blank(), trouble: "future" };
  while (record.version < VERSION) record = MIGRATIONS[record.version](record);
  return { record: mended(record), trouble: "" };
}

/** Only what has the right shape is taken over. @param {any} found @returns {Record_} */
function mended(found) {
  const record = blank();
  for (const [key, known] of entries(found.skills)) {
    if (!isKey(key) || typeof known !== "object" || !known) continue;
    record.skills[key] = {
      tries: count(known.tries), right: count(known.right), card: card(known.card), days: tallies(known.days),
    };
  }
  for (const name of /** @type {const} */ (["missed", "beliefs", "best"])) {
    for (const [key, n] of entries(found[name])) if (isKey(key) && count(n)) record[name][key] = count(n);
  }
  record.days = tallies(found.days);
  for (const [day, marks] of entries(found.today)) {
    if (isDay(day) && Array.isArray(marks)) record.today[day] = marks.slice(0, 3).map((mark) => mark === true);
  }
  record.placed = found.placed === true;
  record.start = Math.min(3, count(found.start) || 1);
  return record;
}

/** @param {unknown} found @returns {[string, any][]} */
const entries = (found) => (found && typeof found === "object" ? Object.entries(found) : []);
/** @param {unknown} n */
const count = (n) => (Number.isInteger(n) && Number(n) > 0 ? Number(n) : 0);
/** A skill or rule of a game, or a mode. @param {string} key */
const isKey = (key) => /^[a-z0-9-]+(\/[a-z0-9+-]+)?$/.test(key);
/** @param {string} day */
const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day);

/** @param {unknown} found @returns {Record<string, Tally>} */
function tallies(found) {
  const kept = entries(found).filter(([day, tally]) => isDay(day) && Array.isArray(tally)).sort().slice(-MOST_DAYS);
  return Object.fromEntries(kept.map(([day, [all, right]]) => [day, [count(all), count(right)]]));
}

/** @param {any} found @returns {Card | null} */
function card(found) {
  const names = /** @type {const} */ (["due", "stability", "difficulty", "steps", "days", "reps", "lapses", "state", "last"]);
  if (!found || !names.every((name) => Number.isFinite(found[name]))) return null;
  return /** @type {Card} */ (Object.fromEntries(names.map((name) => [name, found[name]])));
}
