// One run of a pupil through a lesson: what was answered, kept on this device unless refused.

import { newSeed } from "./lesson-link.js";
import { read, write } from "./storage.js";

/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {{first: Answer, last: Answer, right: boolean, rightLast: boolean, tries: number, hints: number}} Given */
/** @typedef {{seed: number, name: string, given: Record<string, Given>, time: number}} Kept */

const MOST_KEPT = 30;

/** @returns {Record<string, Kept>} */
const all = () => {
  const kept = read("lessons", /** @type {Record<string, Kept>} */ ({}));
  return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
};

/** Whether this device may remember answers. */
export const remembers = () => read("lessons-refused", /** @type {boolean} */ (false)) !== true;

/** @param {boolean} yes */
export function remember(yes) {
  write("lessons-refused", !yes);
  if (!yes) write("lessons", {});
}

export class Run {
  /** @type {Map<number, Given>} by the number of the question */
  given = new Map();
  name = "";

  /** @param {string} token */
  constructor(token) {
    this.token = token;
    this.seed = newSeed();
  }

  /** The run that this device remembers, or a new one. @param {string} token */
  static of(token) {
    const run = new Run(token);
    const kept = token && Object.hasOwn(all(), token) ? all()[token] : undefined;
    if (!kept || !Number.isInteger(kept.seed) || !kept.given) return run;
    run.seed = kept.seed;
    run.name = String(kept.name ?? "");
    for (const [number, given] of Object.entries(kept.given)) {
      if (given && typeof given === "object") run.given.set(Number(number), given);
    }
    return run;
  }

  /**
   * @param {number} question @param {Answer} answer @param {boolean} right @param {number} hints
   */
  answer(question, answer, right, hints) {
    const before = this.given.get(question);
    this.given.set(question, {
      first: before ? before.first : answer,
      right: before ? before.right : right,
      last: answer,
      rightLast: right,
      tries: (before?.tries ?? 0) + 1,
      hints: before ? before.hints : hints,
    });
    this.save();
  }

  save() {
    if (!this.token || !remembers()) return;
    const kept = all();
    kept[this.token] = {
      seed: this.seed, name: this.name, given: Object.fromEntries(this.given), time: Date.now(),
    };
    const oldest = Object.entries(kept).sort((a, b) => b[1].time - a[1].time).slice(MOST_KEPT);
    for (const [token] of oldest) delete kept[token];
    write("lessons", kept);
  }
}
