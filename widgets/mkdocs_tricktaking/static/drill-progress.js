// <drill-progress>: what this device knows of somebody's drills, to look at, to carry off, to wipe out.

import { reveal } from "./app-parts.js";
import { beliefs, index } from "./drill-data.js";
import { dueIn } from "./drill-memory.js";
import { load, today } from "./drill-record.js";
import { address } from "./lessons.js";
import { keeping } from "./progress-keep.js";
import { mistakes } from "./progress-mistakes.js";
import { plot } from "./progress-plot.js";
import { skillRows } from "./progress-skills.js";
import { daysInARow } from "./drill-days.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-shape.js").Record_} Record_ */

export class DrillProgress extends HTMLElement {
  #alive = false;

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    this.show();
  }

  /** Everything, as it is known now. @param {string} [said]  what has just been done, in words */
  async show(said = "") {
    const { record, trouble } = load();
    const told = make("p", "tt-app-notice");
    told.setAttribute("role", "status");
    told.tabIndex = -1;
    this.replaceChildren(told);
    told.textContent = said || (trouble ? say(`record-${trouble}`) : "");
    told.hidden = !told.textContent;
    if (said) told.focus({ preventScroll: true });
    const found = await index().catch(() => undefined);
    const believed = await beliefs().catch(() => ({}));
    this.append(...summary(record));
    if (found) {
      this.append(...skillRows(record, found, Date.now()), ...plot(record, found), ...mistakes(record, found, believed));
    } else {
      this.append(make("p", "tt-hint-line", say("notWorked")));
    }
    this.append(...keeping(this, found));
    if (said) reveal(told);
  }

  /** What was said of an earlier success no longer holds. */
  hush() {
    const told = this.querySelector(".tt-app-notice");
    if (!(told instanceof HTMLElement)) return;
    told.textContent = "";
    told.hidden = true;
  }
}

/** How much, how well, how steadily. @param {Record_} record @returns {HTMLElement[]} */
function summary(record) {
  const tallies = Object.values(record.days);
  const all = tallies.reduce((sum, [answered]) => sum + answered, 0);
  const right = tallies.reduce((sum, [, good]) => sum + good, 0);
  const due = dueIn(record, Date.now());
  const facts = make("ul", "tt-progress-facts");
  /** @param {string} name @param {string | number} figure */
  const fact = (name, figure) => {
    const item = make("li");
    item.append(make("span", "", say(name)), make("strong", "", String(figure)));
    facts.append(item);
  };
  const brought = !all && Object.values(record.skills).some(({ tries }) => tries);
  if (all) {
    fact("progressAnswered", all);
    fact("progressRight", new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(right / all));
    fact("progressRow", daysInARow(record.days, today()));
    if (Object.keys(record.today).length) fact("progressToday", daysInARow(record.today, today()));
  }
  if (all || brought) {
    if (record.best.streak) fact("progressStreak", record.best.streak);
    if (record.best.clock) fact("progressClock", record.best.clock);
  }
  const go = make("a", "tt-button", due ? say("progressDue", { n: due }) : say(all || brought ? "progressGoOn" : "progressBegin"));
  go.href = address("trick-drill");
  const actions = make("p", "tt-actions");
  actions.append(go);
  if (all) return [facts, actions];
  return brought ? [make("p", "", say("progressBrought")), ...(facts.childElementCount ? [facts] : []), actions]
    : [make("p", "", say("progressNothing")), actions];
}

if (!customElements.get("drill-progress")) customElements.define("drill-progress", DrillProgress);
