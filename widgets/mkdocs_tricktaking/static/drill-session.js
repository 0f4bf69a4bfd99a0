// One session: what was answered so far, whether it is over, what is said of it at the end.

/** @typedef {import("./drill-plan.js").Choice} Choice */
/** @typedef {import("./drill-supply.js").Dealt} Dealt */
/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {{drill: Dealt, answer: Answer, right: boolean, hints: number}} Done */

export class Session {
  /** @type {Done[]} */
  done = [];
  started = performance.now();
  stopped = false;

  /** @param {Choice} choice */
  constructor(choice) {
    this.choice = choice;
  }

  /** @param {Done} done */
  add(done) {
    if (this.choice.mode === "streak" && this.over) return; // what is shown after the mistake is no part of it
    if (!this.done.length) this.started = performance.now();
    this.done.push(done);
  }

  get right() {
    return this.done.filter((one) => one.right).length;
  }

  /** How many will have been asked at the end; 0 when nobody knows. */
  get total() {
    const { mode, length } = this.choice;
    return mode === "practice" || mode === "check" ? length : 0;
  }

  /** What is left of the time, in seconds; nothing where no clock runs. */
  get left() {
    const { mode, length } = this.choice;
    if (mode !== "clock") return undefined;
    const whole = (length || 3) * 60;
    return this.done.length ? Math.max(0, whole - (performance.now() - this.started) / 1000) : whole;
  }

  get over() {
    if (this.stopped) return true;
    if (this.choice.mode === "streak") return this.done.some((one) => !one.right);
    if (this.left !== undefined) return this.left <= 0;
    return this.total > 0 && this.done.length >= this.total;
  }

  /** The skills that were missed, the most often missed first. */
  get missed() {
    /** @type {Map<string, {key: string, text: string, game: string, rule: string, n: number}>} */
    const found = new Map();
    for (const { drill, right } of this.done) {
      if (right) continue;
      const { key, rule, text, puzzle: { game } } = drill;
      found.set(key, { key, text, game, rule, n: (found.get(key)?.n ?? 0) + 1 });
    }
    return [...found.values()].sort((a, b) => b.n - a.n);
  }
}
