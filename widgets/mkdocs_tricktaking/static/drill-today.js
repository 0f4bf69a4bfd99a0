// <drill-today>: three questions a day, one from each game, the same for everyone.

import { button, copy, reveal, status } from "./app-parts.js";
import { Bar } from "./drill-bar.js";
import { tellBelief } from "./drill-belief.js";
import { kept } from "./drill-choice.js";
import { index } from "./drill-data.js";
import { daysInARow, numberOf } from "./drill-days.js";
import { usual } from "./drill-plan.js";
import { load, today, update } from "./drill-record.js";
import { Session } from "./drill-session.js";
import { settings } from "./drill-settings.js";
import { Stage } from "./drill-stage.js";
import { Supply } from "./drill-supply.js";
import { warm } from "./engine-client.js";
import { waiting, why } from "./engine-state.js";
import { here } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-supply.js").Dealt} Dealt */
/** @typedef {import("./drill-supply.js").Wish} Wish */

/** Steps through the skills of a game so that neighbours in the rules are days apart. */
const STRIDE = 17;
const LEVELS = 3;

/**
 * What is asked on a day: one ready drill from each game.
 * @param {Index} index @param {string} day @returns {Wish[]}
 */
export function askedOn({ games }, day) {
  const number = numberOf(day);
  return Object.entries(games).map(([game, { skills }]) => {
    const at = (number * STRIDE) % skills.length;
    return { game, skill: skills[at].id, difficulty: 1 + (Math.floor(number / skills.length) + number) % LEVELS };
  });
}

export class DrillToday extends HTMLElement {
  #alive = false;
  day = today();
  choice = { ...usual(), length: 3, advance: kept().advance };
  session = new Session(this.choice);
  supply = new Supply();
  /** @type {Dealt | undefined} */
  drill;
  /** @type {Index | undefined} */
  index;

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    this.bar = new Bar(() => this.end(), () => settings(this));
    this.line = status();
    this.stage = new Stage(this, {
      answered: (told) => this.#answered(told), next: () => this.go(), helps: () => true,
    });
    if (load().record.today[this.day]) this.end();
    else this.begin();
  }

  begin() {
    const { bar, stage, line } = this;
    if (!bar || !stage || !line) return;
    this.toggleAttribute("drilling", true);
    this.replaceChildren(...bar.parts, stage.box, line);
    this.go();
  }

  async go() {
    const { session, stage, bar, line } = this;
    if (!stage || !bar || !line) return;
    if (session.over) return this.end();
    try {
      this.index ??= await waiting(line, index());
      const wish = askedOn(this.index, this.day)[session.done.length];
      this.drill = await this.supply.common(wish);
      stage.show(this.drill);
      bar.show(session, this.index.games[wish.game].name, true);
    } catch (error) {
      line.replaceChildren(why(error), " ", button(say("onceMoreTry"), () => {
        stage.follow();
        this.go();
      }, "tt-second"));
      reveal(line);
    }
  }

  /** @param {import("./drill-stage.js").Told} told */
  #answered({ answer, reply, hints }) {
    const { drill, session, bar, stage } = this;
    if (!drill) return true;
    const done = { drill, answer, right: reply.right, hints };
    session.add(done);
    bar?.mark(session, true);
    warm();
    if (session.over) update((record) => (record.today[this.day] = session.done.map(({ right }) => right)));
    if (reply.right && session.choice.advance) stage?.leaveSoon(reply.text);
    const puzzle = stage?.puzzle;
    if (!reply.right && puzzle) queueMicrotask(() => tellBelief(puzzle, done, session.done));
    return true;
  }

  /** What came of it, in one line that can be sent. */
  async end() {
    this.stage?.hold();
    this.removeAttribute("drilling");
    const played = load().record.today;
    const marks = played[this.day];
    const box = make("section", "tt-ending");
    const heading = make("h2", "tt-question", marks ? say("todayScore", { n: marks.filter(Boolean).length, m: marks.length }) : say("todayOpen"));
    heading.tabIndex = -1;
    box.append(heading);
    const line = status("tt-hint-line");
    const actions = make("p", "tt-actions");
    if (marks) {
      const told = make("p", "tt-code", await this.#sentence(marks));
      const days = daysInARow(played, this.day);
      box.append(told);
      if (days > 1) box.append(make("p", "", say("todayRow", { n: days })));
      box.append(make("p", "", say("todayTomorrow")));
      actions.append(button(say("todayShare"), () => this.#share(told.textContent ?? "", line)));
    } else {
      actions.append(button(say("startDrills"), () => {
        this.stage?.follow();
        this.begin();
      }));
    }
    box.append(actions, line);
    this.replaceChildren(box);
    heading.focus({ preventScroll: true });
    this.scrollIntoView({ block: "start" });
  }

  /** @param {boolean[]} marks */
  async #sentence(marks) {
    const date = new Intl.DateTimeFormat(here().lang, { day: "numeric", month: "long" }).format(new Date(`${this.day}T12:00`));
    const games = Object.values((await index().catch(() => ({ games: {} }))).games);
    const each = games.map(({ name }, i) => `${name} ${marks[i] ? "✓" : "✕"}`).join(", ");
    const n = marks.filter(Boolean).length;
    return `${say("todayLine", { date, n, m: marks.length, each })} ${location.origin}${location.pathname}`;
  }

  /** @param {string} text @param {HTMLElement} line */
  async #share(text, line) {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text }).catch(() => copy(text, line));
    else await copy(text, line);
  }
}

if (!customElements.get("drill-today")) customElements.define("drill-today", DrillToday);
