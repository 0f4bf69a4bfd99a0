// Under a drill: words explained, cards typed, this drill shared, a fault reported, the keys.

import { button, copy, folded, reveal, status, textarea } from "./app-parts.js";
import { addressOf } from "./drill-choice.js";
import { wordsExplained } from "./drill-placement.js";
import { submit } from "./drill-keys.js";
import { adder } from "./lesson-add.js";
import { typedField } from "./drill-typed.js";
import { make } from "./sentence.js";
import { say, words } from "./words.js";

/** @typedef {import("./trick-drill.js").TrickDrill} TrickDrill */

/** @param {TrickDrill} owner @returns {DocumentFragment} */
export function more(owner) {
  const all = document.createDocumentFragment();
  const { drill, stage } = owner;
  const puzzle = stage?.puzzle;
  if (!drill || !puzzle) return all;
  all.append(make("p", "tt-drill-keys", say("drillKeys")));
  const explained = folded(say("wordsExplained"), wordsExplained());
  explained.open = Boolean(owner.placing && !owner.session.done.length);
  all.append(explained);
  const typed = typedField(puzzle, drill.puzzle.game, () => submit(puzzle));
  if (typed) all.append(folded(say("typeInstead"), typed));
  all.append(folded(say("aboutThisDrill"), ...about(drill)));
  const other = otherLanguage();
  if (other) all.append(other);
  return all;
}

/** The header is gone while drilling, but not the other language. */
function otherLanguage() {
  const link = document.querySelector(".md-header a.site-language")?.cloneNode(true);
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const foot = make("p", "tt-drill-foot");
  foot.append(link);
  link.search = location.search;
  return foot;
}

/** @param {import("./drill-supply.js").Dealt} drill */
function about(drill) {
  const line = status("tt-hint-line");
  const actions = make("p", "tt-actions");
  const address = addressOf(drill);
  actions.append(button(say("shareDrill"), async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address }).catch(() => copy(address, line));
    else await copy(address, line);
  }, "tt-second"));
  const { puzzle: { game }, skill, difficulty, seed } = drill;
  const add = drill.both ? adder(...drill.both) : adder({ game, skill, difficulty, seed });
  actions.append(button(say("reportDrill"), () => {
    line.replaceChildren(...report(drill));
    reveal(line);
  }, "tt-second"));
  return [actions, ...(add ? [add] : []), line];
}

/** What somebody who mends it needs. @param {import("./drill-supply.js").Dealt} drill */
function report({ puzzle, skill, difficulty, seed, correct }) {
  const field = textarea(JSON.stringify({ page: location.pathname, puzzle, skill, difficulty, seed, correct }, null, 1), 6);
  field.readOnly = true;
  field.setAttribute("aria-label", say("reportText"));
  const { report: where } = words();
  if (!where) return [make("span", "", say("reportDrillHow")), field];
  const link = make("a", "", say("reportHere"));
  link.href = where;
  return [make("span", "", say("reportDrillHow")), " ", link, field];
}
