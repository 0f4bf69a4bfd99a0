// <trick-drill>: endless drills; the first stands on the page, the next are ready, the rest come live.

import { status } from "./app-parts.js";
import { Bar } from "./drill-bar.js";
import { tellBelief } from "./drill-belief.js";
import { asked, isUnread, keep, kept } from "./drill-choice.js";
import { index } from "./drill-data.js";
import { endOf } from "./drill-end.js";
import { homeOf } from "./drill-home.js";
import { bring } from "./drill-memory.js";
import { more } from "./drill-more.js";
import { noted, notedBelief } from "./drill-noted.js";
import { PLACEMENT, placed, placedBy } from "./drill-placement.js";
import { candidates, knows, next } from "./drill-plan.js";
import { load, remembers } from "./drill-record.js";
import { Session } from "./drill-session.js";
import { settings } from "./drill-settings.js";
import { Stage } from "./drill-stage.js";
import { Supply, dealt } from "./drill-supply.js";
import { warm } from "./engine-client.js";
import { afterwards, painted } from "./moments.js";
import { waiting, why } from "./engine-state.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-plan.js").Choice} Choice */
/** @typedef {import("./drill-supply.js").Dealt} Dealt */
/** @typedef {import("./drill-supply.js").Wish} Wish */

const SHORT = 900;
const TICK = 250;

export class TrickDrill extends HTMLElement {
  #alive = false;
  choice = kept();
  session = new Session(this.choice);
  supply = new Supply();
  /** @type {Index | undefined} */
  index;
  /** @type {Dealt | undefined} */
  drill;
  /** @type {string[]} what was asked last, the latest first */
  #recent = [];
  /** @type {Wish[]} what must come before anything else, even before the end */
  #ordered = [];
  /** @type {Wish | undefined} what is being made ready */
  #coming;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  #shown = 0;

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    this.bar = new Bar(() => this.finish(), () => settings(this));
    this.notice = status("tt-app-notice tt-drill-notice");
    this.line = status();
    this.under = make("div", "tt-drill-under");
    this.stage = new Stage(this, {
      answered: (told) => this.#answered(told), next: () => this.go(), helps: () => this.session.choice.mode !== "check",
    });
    const first = /** @type {HTMLElement | null} */ (this.querySelector("trick-puzzle"));
    const about = JSON.parse(this.querySelector(".tt-first-drill")?.textContent ?? "null");
    const { record, trouble } = load();
    this.tell(trouble ? say(`record-${trouble}`) : "");
    const link = asked(location.search);
    if (isUnread(location.search)) this.tell(say("linkUnread"));
    const newcomer = !record.placed && !Object.keys(record.skills).length && !link;
    if (newcomer) this.session = new Session({ ...this.choice, ...PLACEMENT });
    this.placing = newcomer;
    this.#drilling();
    if (link) this.#follow(link);
    else if (newcomer && first && about) {
      this.#show(dealt(about, "", "page"), first);
      /** @type {import("./trick-puzzle.js").TrickPuzzle} */ (first).tell(say("firstTap"));
    }
    else this.go();
    index().then((found) => (this.index = found)).catch(() => undefined);
    // Not before somebody is there: the library is the heaviest file of the page.
    const soon = () => void painted().then(bring);
    for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, soon, { once: true, capture: true });
  }

  disconnectedCallback() {
    clearInterval(this.#ticking);
  }

  /** @param {string} text */
  tell(text) {
    if (!this.notice) return;
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  /** The page belongs to the drill. */
  #drilling() {
    const { bar, notice, stage, line, under } = this;
    if (!bar || !notice || !stage || !line || !under) return;
    this.toggleAttribute("drilling", true);
    this.replaceChildren(...bar.parts, notice, stage.box, line, under);
    clearInterval(this.#ticking);
    if (this.session.choice.mode === "clock") this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#tick();
  }

  /** @param {NonNullable<ReturnType<typeof asked>>} link */
  async #follow({ game, skill, difficulty, seed }) {
    this.index = await index().catch(() => undefined);
    if (this.index && !knows(this.index, game, skill)) this.tell(say("linkUnread"));
    else if (seed !== undefined) this.#ordered.push({ game, skill, difficulty, seed });
    else this.choice = { ...this.choice, game, skills: skill ? [`${game}/${skill}`] : [], kind: "", difficulty };
    this.session = new Session(this.choice);
    this.go();
  }

  /** A new session of what is chosen. @param {Partial<Choice>} choice @param {boolean} [lasting] */
  start(choice, lasting = true) {
    const all = { ...this.choice, ...choice };
    if (lasting) keep((this.choice = all));
    this.session = new Session(all);
    this.placing = false;
    this.#ordered = [];
    this.#coming = undefined;
    this.stage?.follow();
    this.#drilling();
    this.go();
  }

  /** The next drill, or the end. */
  async go() {
    const { session, drill, line } = this;
    if (!line) return;
    if (session.over && !this.#ordered.length && !drill?.second) return this.finish();
    const turn = ++this.#shown;
    try {
      if (drill?.second) return this.#show(drill.second, undefined, say("sameCards"));
      const wish = await this.#wish();
      const found = await waiting(line, this.supply.deal(wish));
      if (turn === this.#shown) this.#show(found);
    } catch (error) {
      if (turn === this.#shown) this.#lost(error);
    }
  }

  /** A drill that could not be had: said plainly, and the session goes on. @param {unknown} error */
  #lost(error) {
    this.tell(why(error));
    this.drill = undefined;
    if (this.#recent.length < 3) {
      this.#recent.unshift("");
      this.go();
    } else {
      this.finish();
    }
  }

  /** @returns {Promise<Wish>} */
  async #wish() {
    const ordered = this.#ordered.shift() ?? this.#coming;
    this.#coming = undefined;
    if (ordered) return ordered;
    if (this.placing) return placed(this.session);
    this.index ??= await index();
    const { choice } = this.session;
    return next(candidates(this.index, choice), load().record, this.#recent, Date.now(), choice.difficulty);
  }

  /** @param {Dealt} drill @param {HTMLElement} [there] @param {string} [note] */
  #show(drill, there, note) {
    const { stage, bar, under } = this;
    if (!stage || !bar || !under) return;
    this.drill = drill;
    this.supply.seen(drill);
    this.#recent = [drill.key, ...this.#recent].slice(0, 8);
    stage.show(drill, there, note);
    bar.show(this.session, this.placing ? say("placement") : drill.text, this.session.choice.mode !== "check");
    under.replaceChildren(more(this));
    if (!drill.second) painted().then(() => this.#prepare());
  }

  async #prepare() {
    const turn = this.#shown;
    const { session } = this;
    if (this.#ordered.length || session.over || session.done.length + 1 === session.total) return;
    const wish = await this.#wish().catch(() => undefined);
    if (wish && turn === this.#shown) {
      this.#coming = wish;
      this.supply.prepare(wish);
    }
  }

  /** @param {import("./drill-stage.js").Told} told @returns {boolean} whether the verdict is shown now */
  #answered({ answer, reply, hints }) {
    const { session, drill, bar, stage } = this;
    if (!drill) return true;
    const done = { drill, answer, right: reply.right, hints };
    session.add(done);
    afterwards(() => this.#note(done));
    warm();
    const told = session.choice.mode !== "check";
    bar?.mark(session, told);
    if (!told) {
      queueMicrotask(() => stage?.leave());
      return false;
    }
    if (reply.right) {
      if (session.choice.advance) stage?.leaveSoon(reply.text, session.choice.mode === "clock" ? SHORT : undefined);
    } else if (stage?.puzzle) {
      const { puzzle } = stage;
      painted().then(async () => {
        const belief = await tellBelief(puzzle, done, session.done, ({ id }) => this.matters(id));
        if (belief) notedBelief(drill, belief);
      });
    }
    return true;
  }

  /** One in which a misconception matters. @param {string} misconception */
  matters(misconception) {
    const { drill } = this;
    if (!drill) return;
    const { game } = drill.puzzle;
    const skill = this.index?.games[game]?.skills.find(({ cures }) => cures.includes(misconception))?.id ?? drill.skill;
    this.#ordered = [{ game, skill, difficulty: 1, misconception }];
    this.#coming = undefined;
    this.go();
  }

  /** @param {import("./drill-session.js").Done} done */
  #note(done) {
    if (!noted(done) && remembers() && this.notice?.hidden) this.tell(say("notKept"));
  }

  #tick() {
    const { session, bar } = this;
    const whole = (session.choice.length || 3) * 60;
    bar?.tick(session.left, whole);
    if (session.choice.mode === "clock" && session.left === 0 && this.hasAttribute("drilling")) this.finish();
  }

  /** The end of the session, or what there is to choose when nothing was answered. */
  finish() {
    const { session } = this;
    if (session.done.length) {
      this.#stop();
      if (this.placing) placedBy(session);
      this.replaceChildren(endOf(this));
      this.querySelector("h2")?.focus({ preventScroll: true });
    } else this.home();
    this.scrollIntoView({ block: "start" });
  }

  #stop() {
    this.stage?.hold();
    clearInterval(this.#ticking);
    this.#shown += 1;
    this.removeAttribute("drilling");
    this.session.stopped = true;
  }

  /** What there is to choose, and what is known so far. */
  home() {
    this.#stop();
    this.replaceChildren(homeOf(this));
    this.querySelector("h2")?.focus({ preventScroll: true });
  }
}

if (!customElements.get("trick-drill")) customElements.define("trick-drill", TrickDrill);
