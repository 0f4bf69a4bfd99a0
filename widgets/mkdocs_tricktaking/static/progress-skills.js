// A row for each skill: its name, a bar with its word, when it is due again.

import { folded } from "./app-parts.js";
import { until } from "./drill-days.js";
import { level, share } from "./drill-memory.js";
import { address, here } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-data.js").Skill} Skill */
/** @typedef {import("./drill-shape.js").Record_} Record_ */

const HUNDRED = 100;

/** Where a skill is drilled. @param {string} game @param {string} skill @param {string} text */
export function drillLink(game, skill, text) {
  const link = make("a", "", text);
  link.href = `${address("trick-drill")}?${game}.${skill}`;
  return link;
}

/** @param {Record_} record @param {Index} index @param {number} now @returns {HTMLElement[]} */
export function skillRows(record, index, now) {
  /** @type {HTMLElement[]} */
  const parts = [make("h2", "", say("progressSkills"))];
  for (const [game, { name, skills }] of Object.entries(index.games)) {
    const known = (/** @type {Skill} */ { id }) => record.skills[`${game}/${id}`];
    const due = (/** @type {Skill} */ skill) => known(skill)?.card?.due ?? 0;
    const tried = skills.filter((skill) => known(skill)?.tries).sort((a, b) => due(a) - due(b));
    const untried = skills.filter((skill) => !known(skill)?.tries);
    const sure = tried.filter((skill) => ["good", "sure"].includes(level(known(skill)))).length;
    parts.push(make("h3", "", name), make("p", "tt-hint-line", say("progressOf", { n: sure, m: skills.length })));
    if (tried.length) {
      const rows = make("ul", "tt-known-rows");
      rows.append(...tried.map((skill) => row(game, skill, known(skill), now)));
      parts.push(rows);
    }
    if (untried.length) {
      const links = make("ul", "tt-known-untried");
      for (const { id, text } of untried) {
        const item = make("li");
        item.append(drillLink(game, id, text));
        links.append(item);
      }
      parts.push(folded(say("progressUntried", { n: untried.length }), links));
    }
  }
  return parts;
}

/** @param {string} game @param {Skill} skill @param {import("./drill-shape.js").Known} known @param {number} now */
function row(game, { id, text }, known, now) {
  const item = make("li", "tt-known");
  const word = level(known);
  const bar = make("span", "tt-known-bar");
  bar.setAttribute("aria-hidden", "true");
  const filled = make("span", "tt-known-filled");
  filled.style.width = `${Math.max(6, HUNDRED * share(known))}%`;
  filled.dataset.level = word;
  bar.append(filled);
  const due = known.card ? known.card.due <= now ? say("dueNow") : until(known.card.due, now, here().lang) : "";
  item.append(drillLink(game, id, text), bar, make("span", "tt-known-word", say(`level-${word}`)),
    make("span", "tt-known-due", due));
  return item;
}
