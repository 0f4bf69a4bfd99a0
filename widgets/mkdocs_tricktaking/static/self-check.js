// A page's last puzzles as a small test: the score of the first answers, and what to read again.
// Fetched with the first answer that is given inside `.tt-check`.

import { make } from "./sentence.js";
import { announce, link } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {{right: boolean, rule: string, rules: import("./verdict.js").Rules}} First */

/** The first answer to each puzzle. @type {WeakMap<Element, First>} */
const answers = new WeakMap();

/**
 * Counts an answer if it is the first to its puzzle.
 * @param {HTMLElement} puzzle @param {Element} test  what the puzzle stands in @param {First} first
 */
export function count(puzzle, test, first) {
  if (answers.has(puzzle)) return;
  answers.set(puzzle, first);
  const given = [...test.querySelectorAll("trick-puzzle")].map((one) => answers.get(one));
  announce(place(test), marks(given), ...told(given));
}

/** Where the score stands. @param {Element} test @returns {HTMLElement} */
function place(test) {
  const found = test.querySelector(/** @type {"div"} */ (":scope > .tt-score"));
  if (found) return found;
  const score = make("div", "tt tt-score");
  score.setAttribute("role", "status");
  test.append(score);
  return score;
}

/** One mark for each puzzle, in their order. @param {(First | undefined)[]} given */
function marks(given) {
  const line = make("p", "tt-score-marks");
  line.setAttribute("aria-hidden", "true");
  for (const first of given) {
    const mark = make("span", "", first ? (first.right ? "✓" : "✕") : "○");
    mark.dataset.right = first ? String(first.right) : "";
    line.append(mark);
  }
  return line;
}

/** @param {(First | undefined)[]} given */
function told(given) {
  const n = given.filter((first) => first?.right).length;
  const left = given.filter((first) => !first).length;
  const head = make("p", "tt-verdict-head", say("score", { n, m: given.length }));
  if (left) return [head, make("p", "", say("scoreLeft", { left }))];
  /** @type {Map<string, First>} */
  const missed = new Map();
  for (const first of given) if (first && !first.right) missed.set(first.rule, first);
  if (!missed.size) return [head, make("p", "", say("scoreAll"))];
  const list = make("ul", "tt-reread");
  for (const { rule, rules } of missed.values()) {
    const item = make("li");
    item.append(link(rule, rules), heading(rule));
    list.append(item);
  }
  return [head, make("p", "", say("reread")), list];
}

/** What the rule is called where this page states it. @param {string} rule */
function heading(rule) {
  const copy = document.getElementById(rule)?.cloneNode(true);
  if (!(copy instanceof HTMLHeadingElement)) return "";
  copy.querySelector(".headerlink")?.remove();
  return ` — ${copy.textContent?.trim()}`;
}
