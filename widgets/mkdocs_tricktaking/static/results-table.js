// The teacher's table as elements: everything in it is text, whoever sent it.

import { folded } from "./app-parts.js";
import { why } from "./engine-state.js";
import { here } from "./lessons.js";
import { asRead } from "./paper-item.js";
import { rendered } from "./placed.js";
import { opens } from "./results-own.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {{right: boolean | null, answer: string, own?: import("./results-own.js").Own}} Cell */
/** @typedef {{name: string, sender: string, code: string, listed: boolean, copy: boolean, score: number, answered: number, cells: Cell[], believes: {text: string}[]}} Row */
/** @typedef {{title: string, right: number, answered: number, puzzle?: import("./published.js").Puzzle, game?: string, rule?: string, number?: string, correct?: string, wrong?: {answer: string, pupils: number}[]}} Question */
/** @typedef {{game: string, rule: string, number: string, text: string, right: number, answered: number}} RuleRow */
/** @typedef {{game: string, rule: string, number: string, text: string, pupils: number}} Belief */
/** @typedef {{pupils: Row[], counted: number, questions: Question[], rules: RuleRow[], beliefs: Belief[], finding: string, about: {game: string, rule: string, number: string, text: string} | null, missing: string[], flags: {what: string, who: string, code: string, text: string}[]}} Report */

const HEAT = 5;

/** @param {Report} report @param {string} pasted  what it was made of @returns {HTMLElement[]} */
export function drawReport(report, pasted) {
  const parts = [];
  if (report.finding) {
    const finding = make("p", "tt-finding");
    finding.append(sentence(report.finding));
    parts.push(finding);
    const { about } = report;
    if (about) {
      const reread = make("p");
      reread.append(ruleLink(about.game, about.rule, about.number), " ", sentence(about.text));
      parts.push(reread);
    }
  }
  if (!report.pupils.length) parts.push(make("p", "tt-app-notice", say("noResults")));
  if (report.flags.length) parts.push(flags(report, pasted));
  if (report.missing.length) {
    parts.push(heading("missingPupils", report.missing.length), make("p", "", report.missing.join(", ")));
  }
  if (report.pupils.length) {
    const copies = report.pupils.length - report.counted;
    const title = copies ? say("tableWithCopies", { n: report.counted, m: copies }) : say("tableHeading", { n: report.counted });
    parts.push(make("h2", "tt-app-heading", title), table(report), make("p", "tt-hint-line", say("tableLegend")));
    if (report.pupils.some(({ cells }) => cells.some(({ own }) => own))) parts.push(make("p", "tt-hint-line", say("ownLegend")));
    parts.push(heading("byQuestion"), ...report.questions.map(question));
    parts.push(heading("byRule"), rules(report.rules));
    if (report.beliefs.length) parts.push(heading("beliefs"), beliefs(report.beliefs, report.counted));
  }
  return parts;
}

/** @param {string} word @param {number} [n] */
const heading = (word, n = 0) => make("h2", "tt-app-heading", say(word, { n }));

/** So many questions fit side by side; with more, or on a narrow screen, each pupil's answers wrap. */
const MOST_COLUMNS = 12;
const NARROW = "(max-width: 800px)";

/** @param {Report} report */
function table({ pupils, questions }) {
  const made = make("table", "tt-results");
  made.setAttribute("role", "table");
  const narrow = matchMedia(NARROW);
  const fit = () => made.classList.toggle("tt-stacked", questions.length > MOST_COLUMNS || narrow.matches);
  narrow.addEventListener("change", fit);
  fit();
  const top = made.createTHead().insertRow();
  top.append(head(say("pupil"), "col"), head(say("rightCount"), "col"));
  questions.forEach((_, n) => top.append(head(String(n + 1), "col")));
  const body = made.createTBody();
  body.setAttribute("role", "rowgroup");
  for (const pupil of pupils) {
    const row = body.insertRow();
    row.setAttribute("role", "row");
    const name = head(pupil.name || pupil.sender || say("nameless"), "row");
    if (pupil.sender && pupil.sender !== pupil.name) name.append(make("small", "", pupil.sender));
    if (pupil.copy) name.append(make("small", "", say("copyRow")));
    row.append(name, cell(say("rightOf", { n: pupil.score, m: questions.length })));
    pupil.cells.forEach(({ right, answer, own }, n) => {
      const place = cell(right === null ? "–" : right ? "✓" : "✕");
      place.dataset.mark = right === null ? "none" : right ? "right" : "wrong";
      place.dataset.n = String(n + 1);
      if (right === false) place.append(" ", sentence(answer));
      if (own) opens(place, pupil.name || pupil.sender || say("nameless"), n + 1, own);
      row.append(place);
    });
  }
  return made;
}

/** @param {string} text */
function cell(text) {
  const made = make("td", "", text);
  made.setAttribute("role", "cell");
  return made;
}

/** @param {string} text @param {"col" | "row"} scope */
function head(text, scope) {
  const cell = make("th", "", text);
  cell.scope = scope;
  cell.setAttribute("role", scope === "col" ? "columnheader" : "rowheader");
  return cell;
}

/** A share as a bar of five steps, with its numbers. @param {number} right @param {number} answered */
function heat(right, answered) {
  const bar = make("span", "tt-heat");
  bar.dataset.heat = answered ? String(Math.round((HEAT * right) / answered)) : "none";
  bar.append(say("rightOf", { n: right, m: answered }));
  return bar;
}

/** @param {Question} one */
function question(one) {
  const summary = make("span");
  summary.append(sentence(one.title), " ", heat(one.right, one.answered));
  const parts = [];
  if (one.correct) {
    const line = make("p");
    line.append(`${say("answerIs")} `, sentence(one.correct), " ");
    if (one.game && one.rule) line.append(ruleLink(one.game, one.rule, one.number ?? ""));
    parts.push(line);
  }
  for (const wrong of one.wrong ?? []) {
    const line = make("p");
    line.append(`${wrong.pupils} × `, sentence(wrong.answer));
    parts.push(line);
  }
  const fold = folded("", ...parts);
  const { puzzle } = one;
  if (puzzle) fold.addEventListener("toggle", () => asked(fold, puzzle), { once: true });
  fold.classList.add("tt-question-heat");
  fold.querySelector("summary")?.append(summary);
  return fold;
}

/** What the class had before it, above how it answered. @param {HTMLElement} fold @param {import("./published.js").Puzzle} puzzle */
async function asked(fold, puzzle) {
  const place = make("div");
  fold.querySelector("summary")?.after(place);
  try {
    const shown = asRead(await rendered(puzzle), 0);
    shown.querySelector(".tt-question")?.remove();
    place.replaceChildren(shown);
  } catch (error) {
    place.replaceChildren(make("p", "tt-hint-line", why(error)));
  }
}

/** @param {RuleRow[]} all */
function rules(all) {
  const list = make("ul", "tt-plain");
  for (const one of all) {
    const item = make("li");
    item.append(heat(one.right, one.answered), " ", ruleLink(one.game, one.rule, one.number), " ", sentence(one.text));
    list.append(item);
  }
  return list;
}

/** @param {Belief[]} all @param {number} of */
function beliefs(all, of) {
  const list = make("ul", "tt-plain");
  for (const one of all) {
    const item = make("li");
    item.append(make("strong", "", say("believe", { n: one.pupils, m: of })), " ", sentence(one.text), " ", ruleLink(one.game, one.rule, one.number));
    list.append(item);
  }
  return list;
}

/** @param {Report} report @param {string} pasted */
function flags(report, pasted) {
  const lines = pasted.toLowerCase().split("\n");
  const list = make("ul", "tt-plain");
  for (const flag of report.flags) {
    const item = make("li");
    // What is cut off may begin another pupil's code.
    const [whole, part] = [`${flag.code} `, flag.code].map((code) => lines.findIndex((line) => `${line} `.includes(code)) + 1);
    const n = whole || part;
    const nameless = n ? say("onLine", { n }) : say("nameless");
    item.append(make("strong", "", flag.who || nameless), `: ${flag.text} `, make("code", "", flag.code));
    list.append(item);
  }
  const fold = folded(say("flags", { n: report.flags.length }), list);
  fold.open = true;
  return fold;
}

/** @param {string} game @param {string} rule @param {string} number */
function ruleLink(game, rule, number) {
  const base = here().rules[game];
  const text = say("rule", { n: number });
  if (base === undefined) return make("span", "", text);
  const link = make("a", "", text);
  link.href = `${base}#${rule}`;
  return link;
}
