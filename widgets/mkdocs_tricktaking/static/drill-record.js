// What this device remembers of somebody's drills: one versioned record, never lost by an accident.

import { forget, read, readText, write, writeText } from "./storage.js";

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
 */

export const VERSION = 2;
const KEY = "drills";
const ASIDE = "drills-unread";
const REFUSED = "drills-refused";
const MOST_DAYS = 200;

/** @returns {Record_} */
export const blank = () => ({
  version: VERSION, skills: {}, missed: {}, beliefs: {}, days: {}, best: {}, today: {}, placed: false,
});

/** How a record of each older version becomes one of the next. @type {Record<number, (old: any) => any>} */
const MIGRATIONS = {
  // The first records only counted: `{version: 1, skills: {"game/skill": [tries, right]}}`.
  1: (old) => ({
    ...blank(),
    version: 2,
    placed: true,
    skills: Object.fromEntries(entries(old.skills).map(([key, tally]) => [
      key, { tries: Number(tally?.[0]) || 0, right: Number(tally?.[1]) || 0, card: null, days: {} },
    ])),
  }),
};

/** @typedef {{record: Record_, trouble: "" | "corrupt" | "future"}} Opened */

/**
 * A record of any version as one of this version.
 * @param {unknown} found @returns {Opened}
 */
export function opened(found) {
  if (found === undefined || found === null) return { record: blank(), trouble: "" };
  let record = /** @type {any} */ (found);
  if (typeof record !== "object" || !Number.isInteger(record.version) || record.version < 1) {
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
    if (!/^[a-z0-9-]+\/[a-z0-9+-]+$/.test(key) || typeof known !== "object" || !known) continue;
    record.skills[key] = {
      tries: count(known.tries), right: count(known.right), card: card(known.card), days: tallies(known.days),
    };
  }
  for (const name of /** @type {const} */ (["missed", "beliefs", "best"])) {
    for (const [key, n] of entries(found[name])) if (count(n)) record[name][key] = count(n);
  }
  record.days = tallies(found.days);
  for (const [day, marks] of entries(found.today)) {
    if (isDay(day) && Array.isArray(marks)) record.today[day] = marks.slice(0, 3).map((mark) => mark === true);
  }
  record.placed = found.placed === true;
  return record;
}

/** @param {unknown} found @returns {[string, any][]} */
const entries = (found) => (found && typeof found === "object" ? Object.entries(found) : []);
/** @param {unknown} n */
const count = (n) => (Number.isInteger(n) && Number(n) > 0 ? Number(n) : 0);
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

/** Whether this device may remember anything. */
export const remembers = () => read(REFUSED, /** @type {boolean} */ (false)) !== true;

/** @param {boolean} yes */
export function remember(yes) {
  if (yes) return forget(REFUSED);
  write(REFUSED, true);
  forget(KEY);
  forget(ASIDE);
}

/** @type {Record_ | undefined} what is not stored, for as long as the page lives */
let unstored;

/** What is known now; what cannot be read is put aside, not thrown away. @returns {Opened} */
export function load() {
  if (unstored) return { record: unstored, trouble: "" };
  const text = remembers() ? readText(KEY) : null;
  const found = opened(text === null ? undefined : parsed(text));
  if (found.trouble && text) writeText(ASIDE, text);
  return found;
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return "corrupt";
  }
}

/**
 * Changes the record as it is stored now: another tab may have written since.
 * @param {(record: Record_) => void} change @returns {boolean} whether the browser will remember it
 */
export function update(change) {
  const { record, trouble } = load();
  change(record);
  unstored = remembers() && trouble !== "future" && write(KEY, record) ? undefined : record;
  return !unstored;
}

/** Puts another record in the place of what is known. @param {Record_} record */
export function replace(record) {
  unstored = remembers() && write(KEY, record) ? undefined : record;
}

/** The day as people here count it. @param {Date} [now] */
export function today(now = new Date()) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
