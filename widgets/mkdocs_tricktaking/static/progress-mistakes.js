// The map of the rules: which were tried, which were missed and how often; and what seems to be believed.

import { parted } from "./app-parts.js";
import { drillLink } from "./progress-skills.js";
import { here } from "./lessons.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-data.js").Game} Game */
/** @typedef {import("./drill-shape.js").Record_} Record_ */

const MOST = 6;
const SIGNS = { missed: " ✕", right: " ✓", unknown: " ?", new: "" };

/** @param {Record_} record @param {Index} index @param {import("./drill-data.js").Beliefs} beliefs @returns {HTMLElement[]} */
export function mistakes(record, index, beliefs) {
  /** @type {HTMLElement[]} */
  const parts = [make("h2", "", say("missedMap")), make("p", "tt-hint-line", say("missedMapHow"))];
  for (const [game, found] of Object.entries(index.games)) {
    parts.push(make("h3", "", found.name), map(game, found, record));
  }
  const often = mostOften(record.missed, (game, id) => index.games[game]?.rules[id]?.[1]);
  if (often.length) {
    const list = make("ul", "tt-progress-list");
    for (const one of often) list.append(entry(one, one.id, often, index));
    parts.push(make("h3", "", say("missedOften")), list);
  }
  const believed = mostOften(record.beliefs, (game, id) => beliefs[game]?.[id]?.text);
  if (believed.length) {
    const list = make("ul", "tt-progress-list");
    for (const one of believed) list.append(entry(one, beliefs[one.game][one.id].rule, believed, index));
    parts.push(make("h2", "", say("believedHeading")), list);
  }
  return parts;
}

/** One field for each number in the rule book. @param {string} game @param {Game} found @param {Record_} record */
function map(game, { rules, skills }, record) {
  const list = make("ul", "tt-rule-map");
  /** @type {Map<string, string[]>} */
  const numbered = new Map();
  for (const [id, [number]] of Object.entries(rules)) numbered.set(number, [...(numbered.get(number) ?? []), id]);
  const missed = (/** @type {string} */ id) => record.missed[`${game}/${id}`] ?? 0;
  const tried = (/** @type {string[]} */ ids) => skills.filter(({ rule }) => ids.includes(rule))
    .flatMap(({ id }) => record.skills[`${game}/${id}`] ?? []).filter(({ tries }) => tries);
  for (const [number, ids] of [...numbered].sort(byNumber)) {
    const n = ids.reduce((sum, id) => sum + missed(id), 0);
    const asked = tried(ids);
    const flawless = asked.every((known) => known.right === known.tries);
    const state = n ? "missed" : !asked.length ? "new" : flawless ? "right" : "unknown";
    const item = make("li");
    item.dataset.state = state;
    const link = ruleLink(game, ids.find(missed) ?? ids[0], number);
    link.title = ids.map((id) => rules[id][1]).join(" ");
    const sign = make("span", "", n ? ` ✕${n}` : SIGNS[state]);
    sign.setAttribute("aria-hidden", "true");
    link.append(sign, make("span", "tt-vh", `. ${say(`rule-${state}`, { n })}`));
    item.append(link);
    list.append(item);
  }
  return list;
}

/** @param {[string, unknown]} one @param {[string, unknown]} other */
const byNumber = ([one], [other]) => one.localeCompare(other, "en", { numeric: true });

/** @param {string} game @param {string} id @param {string} text */
function ruleLink(game, id, text) {
  const base = here().rules[game];
  const link = make("a", "", text);
  if (base !== undefined) link.href = `${base}#${id}`;
  return link;
}

/**
 * @param {Record<string, number>} counts @param {(game: string, id: string) => string | undefined} text
 */
function mostOften(counts, text) {
  return Object.entries(counts).flatMap(([key, n]) => {
    const [game, id] = key.split("/");
    const found = text(game, id);
    return found ? [{ game, id, text: found, n }] : [];
  }).sort((a, b) => b.n - a.n).slice(0, MOST);
}

/** @typedef {{game: string, id: string, text: string, n: number}} Often */

/** One of a list; its game is named where the list says the same of several. @param {Often} one @param {string} rule @param {Often[]} list @param {Index} index */
function entry({ game, text, n }, rule, list, index) {
  const { name, rules, skills } = index.games[game];
  const alike = list.filter((one) => one.text === text).length > 1;
  const item = make("li");
  const told = make("span");
  told.append(sentence(text), ` (${n}) `, alike ? `${name} · ` : "", ruleLink(game, rule, say("rule", { n: rules[rule]?.[0] ?? rule })));
  const skill = skills.find((one) => one.rule === rule);
  item.append(parted(make("p"), told, ...(skill ? [drillLink(game, skill.id, say("practiseThis"))] : [])));
  return item;
}
