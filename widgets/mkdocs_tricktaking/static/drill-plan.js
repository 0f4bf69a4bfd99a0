// What comes next: what is due first, then something new, then what is weakest; never the same twice.

import { level, suited } from "./drill-memory.js";
import { CONTRAST } from "./drill-supply.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-shape.js").Record_} Record_ */
/** @typedef {import("./drill-supply.js").Wish} Wish */
/** @typedef {{game: string, skill: string, kind: string, rule: string, text: string}} Candidate */

/** A mistake comes back within the same session: what is due so soon counts as due. */
const AHEAD = 5 * 60_000;

/**
 * What somebody has chosen to drill.
 * @typedef {object} Choice
 * @property {"practice" | "streak" | "clock" | "check"} mode
 * @property {string} game  empty for all, or "contrast"
 * @property {string[]} skills  `game/skill`; none for all
 * @property {string} kind  the kind of question; empty for all
 * @property {number} difficulty  0 for what suits
 * @property {number} length  how many, 0 without end; minutes against the clock
 * @property {boolean} advance
 */

/** @returns {Choice} */
export const usual = () => ({
  mode: "practice", game: "", skills: [], kind: "", difficulty: 0, length: 10, advance: true,
});

/** @param {Index} index @param {Choice} choice @returns {Candidate[]} */
export function candidates(index, choice) {
  const all = everything(index);
  if (choice.skills.length) return all.filter(({ game, skill }) => choice.skills.includes(`${game}/${skill}`));
  const found = all.filter(({ game, kind }) => (choice.game ? game === choice.game : game !== CONTRAST)
    && (!choice.kind || kind === choice.kind));
  return found.length ? found : all;
}

/** Everything there is, contrasts included. @param {Index} index @returns {Candidate[]} */
export function everything({ games }) {
  const own = Object.entries(games).flatMap(([game, { skills }]) => skills.map(
    ({ id, kind, rule, text }) => ({ game, skill: id, kind, rule, text })));
  return [...own, { game: CONTRAST, skill: CONTRAST, kind: "", rule: "", text: "" }];
}

/** Whether there is such a thing to drill: a game, or a skill of it. @param {Index} index @param {string} game @param {string} skill */
export const knows = (index, game, skill) => game === CONTRAST
  || everything(index).some((one) => one.game === game && (!skill || one.skill === skill));

/**
 * @param {Candidate[]} among @param {Record_} record @param {string[]} recent  `game/skill`, the last one first
 * @param {number} now @param {number} difficulty  0 for what suits @param {() => number} [random]
 * @returns {Wish}
 */
export function next(among, record, recent, now, difficulty, random = Math.random) {
  const fresh = among.filter((one) => !recent.slice(0, Math.min(3, among.length - 1)).includes(keyOf(one)));
  const known = (/** @type {Candidate} */ one) => record.skills[keyOf(one)];
  const due = fresh.filter((one) => (known(one)?.card?.due ?? Infinity) <= now + AHEAD);
  const unknown = fresh.filter((one) => level(known(one)) === "new");
  const weakest = fresh.toSorted((a, b) => (known(a)?.card?.due ?? 0) - (known(b)?.card?.due ?? 0));
  const dueFirst = due.toSorted((a, b) => (known(a)?.card?.due ?? 0) - (known(b)?.card?.due ?? 0));
  // Of what is new, the first of each kind of question: in the order of the rules, and yet varied.
  const early = unknown.filter((one) => one === unknown.find(({ game, kind }) => game === one.game && kind === one.kind));
  const pick = dueFirst[0] ?? early[Math.floor(random() * early.length)] ?? weakest[0] ?? among[0];
  const { game, skill } = pick;
  return { game, skill, difficulty: difficulty || suited(record.skills[keyOf(pick)], record.start) };
}

/** @param {{game: string, skill: string}} one */
export const keyOf = ({ game, skill }) => `${game}/${skill}`;
