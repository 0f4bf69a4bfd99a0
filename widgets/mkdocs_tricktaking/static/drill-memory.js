// When a skill is to be asked again: FSRS on skills, not on items, as `ts-fsrs` reckons it.

import { page } from "./drill-data.js";

/** @typedef {import("./drill-shape.js").Card} Card */
/** @typedef {import("./drill-shape.js").Known} Known */
/** @typedef {"again" | "hard" | "good"} Grade  wrong; right after a hint; right unaided */

const DAY = 86_400_000;
const MINUTE = 60_000;

/** @type {import("ts-fsrs") | undefined} */
let library;

/** Brings the library; without it a simpler rule holds. */
export async function bring() {
  const { scheduler } = page();
  if (!library && scheduler) library = await import(new URL(scheduler, document.baseURI).href).catch(() => undefined);
}

/**
 * The memory of a skill after an answer.
 * @param {Card | null} card @param {Grade} grade @param {Date} now @returns {Card}
 */
export function reviewed(card, grade, now) {
  if (!library) return simply(card, grade, now);
  const { Rating, createEmptyCard, fsrs } = library;
  const rating = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }[grade];
  const before = card
    ? {
        due: new Date(card.due), stability: card.stability, difficulty: card.difficulty,
        elapsed_days: 0, scheduled_days: card.days, learning_steps: card.steps,
        reps: card.reps, lapses: card.lapses, state: card.state, last_review: new Date(card.last),
      }
    : createEmptyCard(now);
  const after = fsrs({ enable_fuzz: false }).next(before, now, /** @type {import("ts-fsrs").Grade} */ (rating)).card;
  return {
    due: after.due.getTime(), stability: after.stability, difficulty: after.difficulty,
    steps: after.learning_steps, days: after.scheduled_days, reps: after.reps, lapses: after.lapses,
    state: after.state, last: now.getTime(),
  };
}

/** Without the library: a minute after a mistake, else twice as long as last time. @param {Card | null} card @param {Grade} grade @param {Date} now @returns {Card} */
function simply(card, grade, now) {
  const good = grade !== "again";
  const days = good ? Math.max(1, Math.round((card?.stability ?? 0) * (grade === "good" ? 2 : 1.2))) : 0;
  return {
    due: now.getTime() + (good ? days * DAY : MINUTE), stability: Math.max(days, 0.2), difficulty: card?.difficulty ?? 5,
    steps: 0, days, reps: (card?.reps ?? 0) + 1, lapses: (card?.lapses ?? 0) + (good ? 0 : 1),
    state: good ? 2 : 1, last: now.getTime(),
  };
}

/** @typedef {"new" | "shaky" | "good" | "sure"} Level */

/** How well a skill is known, in a word. @param {Known | undefined} known @returns {Level} */
export function level(known) {
  if (!known?.tries) return "new";
  const stability = known.card?.stability ?? 0;
  return stability < 3 || known.card?.state !== 2 ? "shaky" : stability < 21 ? "good" : "sure";
}

/** The same as a share of a whole bar. @param {Known | undefined} known */
export const share = (known) => Math.min(1, Math.log2(1 + (known?.card?.stability ?? 0)) / Math.log2(61));

/** How hard the next drill of a skill should be. @param {Known | undefined} known @param {number} start  for a new one @returns {number} */
export const suited = (known, start) => ({ new: start, shaky: 1, good: 2, sure: 3 })[level(known)];

/** How many skills are to be asked again by now. @param {import("./drill-shape.js").Record_} record @param {number} now */
export const dueIn = ({ skills }, now) => Object.values(skills).filter(({ card }) => card && card.due <= now).length;
