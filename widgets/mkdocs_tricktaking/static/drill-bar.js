// Above a drill: the way back, what is drilled, how far, settings; the marks; the clock.

import { signButton } from "./app-parts.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-session.js").Session} Session */

const MOST_MARKS = 20;

export class Bar {
  top = make("div", "tt-drill-bar");
  name = make("p", "tt-drill-name");
  count = make("p", "tt-drill-count");
  marks = make("ol", "tt-lesson-marks tt-drill-marks");
  clock = make("progress", "tt-drill-clock");
  seconds = make("span", "tt-drill-seconds");

  /** @param {() => void} back @param {() => void} settings */
  constructor(back, settings) {
    this.clock.hidden = true;
    this.clock.setAttribute("aria-label", say("timeLeft"));
    this.top.append(signButton("←", say("backFromDrill"), back), this.name, this.count, this.seconds,
      signButton("⚙", say("drillSettings"), settings));
  }

  get parts() {
    return [this.top, this.clock, this.marks];
  }

  /** @param {Session} session @param {string} name  what is drilled now @param {boolean} told */
  show(session, name, told) {
    this.name.textContent = name;
    const { done, total } = session;
    const n = Math.min(done.length + 1, total || Infinity);
    this.count.textContent = total ? `${n}/${total}` : String(n);
    this.count.setAttribute("aria-label", total ? say("questionOf", { n, m: total }) : say("questionNumber", { n }));
    this.mark(session, told);
  }

  /** @param {Session} session @param {boolean} told  whether right and wrong may be told */
  mark({ done, total }, told) {
    const shown = done.slice(total ? 0 : -MOST_MARKS);
    const marks = shown.map(({ right, hints }) => sign(told ? (right ? "right" : "missed") : "kept", hints));
    for (let n = done.length; n < total; n += 1) marks.push(sign("to-come", 0));
    this.marks.replaceChildren(...marks);
    this.marks.hidden = !marks.length;
  }

  /** @param {number | undefined} left @param {number} whole */
  tick(left, whole) {
    this.clock.hidden = this.seconds.hidden = left === undefined;
    if (left === undefined) return;
    this.clock.max = whole;
    this.clock.value = left;
    const s = Math.ceil(left);
    this.seconds.textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
  }
}

const SIGNS = /** @type {const} */ ({
  "to-come": ["○", "markToCome"], kept: ["●", "markKept"], right: ["✓", "markRight"], missed: ["✕", "markMissed"],
});

/** @param {keyof typeof SIGNS} state @param {number} hints */
function sign(state, hints) {
  const [drawn, name] = SIGNS[state];
  const item = make("li", "tt-lesson-mark");
  item.dataset.state = state;
  const seen = make("span", "", hints ? `${drawn}·` : drawn);
  seen.setAttribute("aria-hidden", "true");
  item.append(seen, make("span", "tt-vh", hints ? `${say(name)}, ${say("withHint")}` : say(name)));
  return item;
}
