// What somebody knows, as a short code to type or paste on another device: no days.
//
// `kn2`, the day, the best streak and race, how many skills, eight characters a skill, five a rule that
// was missed, and four that notice a slip. `kn1` had neither the number nor the rules.

import { SIGNS, hash, shortName, signs } from "./short-name.js";
import { blank } from "./drill-shape.js";

/** @typedef {import("./drill-shape.js").Known} Known */
/** @typedef {import("./drill-shape.js").Record_} Record_ */

const LIKE = /** @type {Record<string, string>} */ ({ o: "0", i: "1", l: "1", u: "v" });
const MARK = "kn2";
const OLDER = "kn1";
const HEAD = 7;
const COUNT = 2;
const ENTRY = 8;
const MISSED = 5;
const CHECK = 4;
const GROUP = 8;
const DAY = 86_400_000;
const EPOCH = Date.UTC(2024, 0, 1);
const MIDDLE = 512;
const LONGEST_STABILITY = Math.log(1 + 3650);

/** @param {string} text */
const value = (text) => [...text].reduce((sum, sign) => sum * SIGNS.length + SIGNS.indexOf(sign), 0);

/** @param {string} body */
const checked = (body) => signs((hash(body) >>> 0) % SIGNS.length ** CHECK, CHECK);

/** @param {Known} known @param {number} day */
function entry({ card, tries, right }, day) {
  const stability = card ? Math.max(1, Math.ceil((31 * Math.log(1 + card.stability)) / LONGEST_STABILITY)) : 0;
  const hard = Math.round((15 * ((card?.difficulty ?? 1) - 1)) / 9);
  const state = card ? (card.state === 2 ? 16 : 0) : right < tries ? 16 : 0;
  const due = card ? Math.floor((card.due - EPOCH) / DAY) - day + MIDDLE : 0;
  return signs(stability, 1) + signs(hard + state, 1) + signs(due, 2);
}

/** @param {Record_} record @param {number} now @returns {string} */
export function codeOf(record, now) {
  const day = Math.floor((now - EPOCH) / DAY);
  const skills = Object.entries(record.skills).filter(([, { tries }]) => tries);
  const body = MARK + signs(day, 3) + signs(record.best.streak ?? 0, 2) + signs(record.best.clock ?? 0, 2)
    + signs(skills.length, COUNT) + skills.map(([key, known]) => shortName(key) + entry(known, day)).join("")
    + Object.entries(record.missed).map(([key, n]) => shortName(key) + signs(n, 1)).join("");
  return (body + checked(body)).replace(new RegExp(`.{${GROUP}}(?!$)`, "g"), "$&-");
}

/**
 * The record that a code tells of; skills that this site does not have are left out.
 * @param {string} text @param {string[]} keys  every `game/skill` there is @param {string[]} rules  every `game/rule`
 * @returns {Record_ | undefined} nothing when it is no code, or not the whole of one
 */
export function recordOf(text, keys, rules) {
  const all = text.toLowerCase().replace(/[^0-9a-z]/g, "").replace(/[oilu]/g, (sign) => LIKE[sign]);
  const body = all.slice(0, -CHECK);
  const older = body.startsWith(OLDER);
  const begin = MARK.length + HEAD + (older ? 0 : COUNT);
  if (!(older || body.startsWith(MARK)) || body.length < begin) return undefined;
  const end = older ? body.length : begin + ENTRY * value(body.slice(begin - COUNT, begin));
  const [entries, missed] = [body.slice(begin, end), body.slice(end)];
  if (end > body.length || entries.length % ENTRY || missed.length % MISSED) return undefined;
  if (checked(body) !== all.slice(-CHECK)) return undefined;
  const names = new Map(keys.map((key) => [shortName(key), key]));
  const at = MARK.length;
  const day = value(body.slice(at, at + 3));
  const record = { ...blank(), placed: true };
  const [streak, clock] = [value(body.slice(at + 3, at + 5)), value(body.slice(at + 5, at + HEAD))];
  if (streak) record.best.streak = streak;
  if (clock) record.best.clock = clock;
  for (let from = 0; from < entries.length; from += ENTRY) {
    const key = names.get(entries.slice(from, from + 4));
    if (!key) continue;
    const found = known(entries.slice(from + 4, from + ENTRY), day);
    record.skills[key] = older ? { ...found, right: 0 } : found; // whether it was ever missed nobody knows
  }
  const called = new Map(rules.map((key) => [shortName(key), key]));
  for (let from = 0; from < missed.length; from += MISSED) {
    const key = called.get(missed.slice(from, from + 4));
    if (key) record.missed[key] = value(missed[from + 4]);
  }
  return record;
}

/** @param {string} text @param {number} day @returns {Known} */
function known(text, day) {
  const [level, more, due] = [value(text[0]), value(text[1]), value(text.slice(2))];
  if (!level) return { tries: 1, right: more < 16 ? 1 : 0, card: null, days: {} };
  const stability = Math.exp((level * LONGEST_STABILITY) / 31) - 1;
  const card = {
    due: EPOCH + (day + due - MIDDLE) * DAY, stability, difficulty: 1 + ((more % 16) * 9) / 15,
    steps: 0, days: Math.max(0, due - MIDDLE), reps: 1, lapses: 0, state: more < 16 ? 1 : 2, last: EPOCH + day * DAY,
  };
  return { tries: 1, right: 1, card, days: {} };
}
