// What stands around a question of a lesson: title, progress, the way on, what is kept and what is not.

import { checkbox, status } from "./app-parts.js";
import { remember, remembers } from "./lesson-run.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-run.js").Given} Given */

export class Frame {
  heading = make("p", "tt-lesson-title");
  notice = make("p", "tt-app-notice");
  bar = make("div", "tt-lesson-bar");
  place = make("p", "tt-lesson-place");
  line = status();
  stage = make("div", "tt-lesson-stage");
  steps = make("p", "tt-actions tt-lesson-steps");
  foot = make("div", "tt-lesson-foot");

  /** @param {() => void} save  called when the reader lets the device remember again */
  constructor(save) {
    this.heading.hidden = true;
    this.notice.setAttribute("role", "status");
    this.notice.hidden = true;
    this.place.setAttribute("role", "status");
    this.foot.append(make("p", "", say("staysHere")), checkbox(say("rememberHere"), remembers(), (yes) => {
      remember(yes);
      if (yes) save();
    }));
  }

  get parts() {
    const { heading, notice, bar, stage, line, steps, foot } = this;
    return [heading, notice, bar, stage, line, steps, foot];
  }

  /** @param {string} title @param {string} notice */
  tell(title, notice) {
    this.notice.textContent = notice;
    this.notice.hidden = !notice;
    this.heading.hidden = !title;
    this.heading.replaceChildren(make("strong", "", title), " ", make("small", "", say("titleByAuthor")));
  }

  /** @param {number} n @param {number} m @param {HTMLElement[]} marks */
  progress(n, m, marks) {
    const list = make("ol", "tt-lesson-marks");
    list.append(...marks);
    const text = say("questionOf", { n, m });
    if (this.place.textContent !== text) this.place.textContent = text;
    if (!this.place.isConnected) this.bar.replaceChildren(this.place);
    this.bar.replaceChildren(this.place, list);
  }
}

const SIGNS = /** @type {const} */ ({
  "to-come": ["○", "markToCome"], kept: ["●", "markKept"], right: ["✓", "markRight"], missed: ["✕", "markMissed"],
});

/**
 * The mark of a question: to come, answered, right, missed; a dot for a hint.
 * @param {Given | undefined} given @param {boolean} told  whether right and wrong may be told
 * @param {boolean} [now]
 */
export function mark(given, told, now = false) {
  const state = !given ? "to-come" : !told ? "kept" : given.right ? "right" : "missed";
  const [sign, name] = SIGNS[state];
  const item = make("li", "tt-lesson-mark");
  item.dataset.state = state;
  if (now) item.setAttribute("aria-current", "step");
  const seen = make("span", "", given?.hints ? `${sign}·` : sign);
  seen.setAttribute("aria-hidden", "true");
  item.append(seen, make("span", "tt-vh", say(name)));
  return item;
}
