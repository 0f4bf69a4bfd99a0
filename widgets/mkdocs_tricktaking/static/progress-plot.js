// What was answered when: a row for all, and one for each skill, of the same days or weeks.

import { folded } from "./app-parts.js";
import { today } from "./drill-record.js";
import { dateOf, numberOf } from "./drill-days.js";
import { here } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-shape.js").Record_} Record_ */
/** @typedef {import("./drill-shape.js").Tally} Tally */
/** @typedef {{from: number, span: number}} Scale  the first day, and how many days each column holds */

const COLUMNS = 12;
const SPANS = [1, 7, 28];
const SHOWN = 12;

/** @param {Record_} record @param {Index} index @returns {HTMLElement[]} */
export function plot(record, index) {
  const days = Object.keys(record.days).map(numberOf);
  if (!days.length) return [];
  const last = numberOf(today());
  const whole = last - Math.min(...days) + 1;
  const span = SPANS.find((one) => one * COLUMNS >= whole) ?? SPANS[SPANS.length - 1];
  const scale = { from: last - span * COLUMNS + 1, span };
  const names = new Map(Object.entries(index.games).flatMap(([game, { name, skills }]) => skills.map(
    ({ id, text }) => /** @type {[string, { name: string, text: string }]} */ ([`${game}/${id}`, { name, text }]))));
  const latest = (/** @type {Record<string, Tally>} */ all) => Math.max(...Object.keys(all).map(numberOf));
  const skills = Object.entries(record.skills).filter(([key, known]) => names.has(key) && Object.keys(known.days).length)
    .sort(([, a], [, b]) => latest(b.days) - latest(a.days));
  const called = skills.map(([key]) => names.get(key) ?? { name: "", text: key });
  // Several games have skills of one name.
  const apart = called.map(({ name, text }) => (called.filter((one) => one.text === text).length > 1 ? `${text} · ${name}` : text));
  const rows = skills.map(([, known], n) => row(apart[n] ?? "", known.days, scale));
  const list = make("ul", "tt-plot");
  list.append(row(say("plotAll"), record.days, scale, "tt-plot-all"), ...rows.slice(0, SHOWN));
  /** @type {HTMLElement[]} */
  const parts = [make("h2", "", say("plotHeading")), make("p", "tt-hint-line", say(`plotHow-${span}`)), list, axis(scale)];
  if (rows.length > SHOWN) {
    const others = make("ul", "tt-plot");
    others.append(...rows.slice(SHOWN));
    parts.push(folded(say("plotMore", { n: rows.length - SHOWN }), others));
  }
  return parts;
}

/** @param {string} name @param {Record<string, Tally>} days @param {Scale} scale @param {string} [more] */
function row(name, days, { from, span }, more = "") {
  /** @type {Tally[]} */
  const tallies = Array.from({ length: COLUMNS }, () => [0, 0]);
  for (const [day, [all, right]] of Object.entries(days)) {
    const tally = tallies[Math.floor((numberOf(day) - from) / span)];
    if (!tally) continue;
    tally[0] += all;
    tally[1] += right;
  }
  const cells = make("span", "tt-plot-cells");
  cells.setAttribute("role", "img");
  const told = tallies.flatMap(([all, right], n) => (all
    ? [say("plotCell", { date: dateOf(from + n * span, here().lang), n: right, m: all })] : []));
  cells.setAttribute("aria-label", told.join("; ") || say("plotNothing"));
  for (const [all, right] of tallies) {
    const cell = make("span", "tt-plot-cell");
    if (all) {
      const filled = make("span");
      filled.style.height = `${(100 * right) / all}%`;
      cell.dataset.right = right === all ? "all" : right ? "some" : "none";
      cell.append(filled);
    }
    cells.append(cell);
  }
  const item = make("li", more);
  item.append(make("span", "tt-plot-name", name), cells);
  return item;
}

/** @param {Scale} scale */
function axis({ from, span }) {
  const line = make("p", "tt-plot-axis");
  line.setAttribute("aria-hidden", "true");
  line.append(make("span", "", dateOf(from, here().lang)), make("span", "", dateOf(from + span * COLUMNS - 1, here().lang)));
  return line;
}
