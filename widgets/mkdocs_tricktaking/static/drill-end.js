// The end of a session: how it went, what to practise, what was missed and why.

import { answeredOne } from "./answered-one.js";
import { button, parted } from "./app-parts.js";
import { index } from "./drill-data.js";
import { seesAtOnce } from "./drill-placement.js";
import { load, update } from "./drill-record.js";
import { drawn } from "./drill-supply.js";
import { here, toolLink } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./trick-drill.js").TrickDrill} TrickDrill */

/** @param {TrickDrill} owner */
export function endOf(owner) {
  const { session } = owner;
  const { missed, right, done, choice } = session;
  const box = make("section", "tt-ending");
  const heading = make("h2", "tt-question", say("drillScore", { n: right, m: done.length }));
  heading.tabIndex = -1;
  box.append(heading);
  const best = record(choice.mode, right);
  if (best) box.append(make("p", "", best));
  if (owner.placing) box.append(make("p", "", say(seesAtOnce(session) ? "placedHigh" : "placedLow")));
  if (missed.length) {
    const list = make("ul", "tt-drill-missed");
    for (const one of missed) {
      const item = make("li");
      const base = here().rules[one.game];
      const rule = base !== undefined && one.rule ? [ruleLink(base, one.game, one.rule)] : [];
      item.append(parted(make("p"), `${one.text}: ${one.n}`, ...rule));
      list.append(item);
    }
    box.append(make("p", "", say("missedWere")), list);
  }
  const actions = make("p", "tt-actions");
  if (missed.length) {
    const skills = missed.map((one) => one.key);
    actions.append(button(say("practiseThose"), () => owner.start(
      { mode: "practice", length: Math.max(5, 2 * skills.length), skills, game: "", kind: "", difficulty: 0 }, false)));
  }
  actions.append(
    button(say("onceMoreDrills"), () => owner.start({}), missed.length ? "tt-second" : ""),
    button(say("chooseDrills"), () => owner.home(), "tt-second"),
  );
  box.append(actions, progressLink());
  if (choice.mode === "check" && missed.length) box.append(reasons(session));
  return box;
}

/** The way to what is known so far. */
export function progressLink() {
  return parted(make("p", "tt-drill-foot"), toolLink("drill-progress", say("myProgress")), toolLink("drill-today", say("todayName")));
}

/** @param {string} base @param {string} game @param {string} rule */
function ruleLink(base, game, rule) {
  const link = make("a", "", say("rule", { n: rule }));
  link.href = `${base}#${rule}`;
  link.dataset.rule = rule;
  index().then(({ games }) => (link.textContent = say("rule", { n: games[game]?.rules[rule]?.[0] ?? rule }))).catch(() => undefined);
  return link;
}

/** A streak or a race is compared with the best so far. @param {string} mode @param {number} right */
function record(mode, right) {
  if (mode !== "streak" && mode !== "clock") return "";
  const before = load().record.best[mode] ?? 0;
  if (right > before) update((all) => void (all.best[mode] = right));
  return right > before ? say("newBest", { n: right }) : say("bestSoFar", { n: before });
}

/** What a check kept to itself: each missed question with its reason. @param {import("./drill-session.js").Session} session */
function reasons({ done }) {
  const list = make("section", "tt-missed");
  list.append(make("h3", "tt-app-heading", say("missedHeading")));
  for (const [place, { drill, answer, right }] of done.entries()) {
    if (right || !drill.html) continue;
    list.append(answeredOne(drawn(drill), answer, { number: place + 1 }));
  }
  return list;
}
