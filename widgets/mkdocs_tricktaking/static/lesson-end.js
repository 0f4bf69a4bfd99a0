// The end of a lesson: how it went, what was missed and why, and the code for the teacher.

import { answeredOne } from "./answered-one.js";
import { button, copy, input, labelled, reveal, status } from "./app-parts.js";
import { blame, fail, settle } from "./complaint.js";
import { waiting, why } from "./engine-state.js";
import { mark } from "./lesson-frame.js";
import { common } from "./lessons.js";
import { asked } from "./placed.js";
import { ids } from "./published.js";
import { untouched } from "./paper-item.js";
import { make } from "./sentence.js";
import { stored } from "./trick-puzzle.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-player.js").LessonPlayer} LessonPlayer */
/** @typedef {import("./trick-puzzle.js").TrickPuzzle} TrickPuzzle */

export class Ending {
  /** @param {LessonPlayer} player */
  constructor(player) {
    this.player = player;
    this.box = make("section", "tt-ending");
  }

  /** Everything, in the order in which a pupil wants it. */
  fill() {
    const { player } = this;
    const { opened, run } = player;
    if (!opened) return;
    const numbers = opened.order;
    const right = numbers.filter((number) => run.given.get(number)?.right).length;
    const heading = make("h2", "tt-question", say("score", { n: right, m: numbers.length }));
    heading.tabIndex = -1;
    const told = opened.options.reasons !== "never";
    const marks = make("ol", "tt-lesson-marks");
    for (const number of numbers) marks.append(mark(run.given.get(number), told));
    this.box.append(heading, marks);
    const open = numbers.filter((number) => !run.given.has(number)).length;
    if (open) this.box.append(make("p", "tt-hint-line", say("stillOpen", { n: open })));
    this.#send();
    const missed = numbers.filter((number) => run.given.has(number) && !run.given.get(number)?.right);
    if (opened.options.reasons !== "never" && missed.length) this.#missed(missed);
    this.#onward(missed);
    heading.focus({ preventScroll: true });
    player.scrollIntoView({ block: "start" });
  }

  /** @param {number[]} missed */
  #onward(missed) {
    const { player } = this;
    const actions = make("p", "tt-actions");
    const { opened } = player;
    const left = opened?.order.findIndex((number) => !player.run.given.has(number)) ?? -1;
    if (left >= 0) actions.append(button(say("toOpen"), () => player.show(left, true)));
    if (missed.length && opened?.options.reasons !== "never") {
      actions.append(button(say("replayMissed"), () => this.#replay(missed), "tt-second"));
    }
    actions.append(button(say("onceMore"), () => player.again(), "tt-second"));
    this.box.append(actions);
  }

  /** What was missed: the question with its cards, the first answer with its reason, the rule. @param {number[]} missed */
  async #missed(missed) {
    const list = make("section", "tt-missed");
    list.append(make("h3", "tt-app-heading", say("missedHeading")));
    this.box.append(list);
    for (const number of missed) {
      const place = this.player.opened?.order.indexOf(number) ?? 0;
      const one = make("div");
      list.append(one);
      try {
        const element = await this.player.element(number);
        const first = this.player.run.given.get(number)?.first;
        if (first === undefined) continue;
        one.replaceWith(answeredOne(element, first, { number: place + 1 }));
      } catch (error) {
        one.append(make("p", "tt-hint-line", why(error)));
      }
    }
  }

  /** The missed ones again, as on any page: nothing of it counts. @param {number[]} missed */
  async #replay(missed) {
    const { player } = this;
    const box = make("section", "tt-replayed");
    box.dataset.replay = "";
    const heading = make("h2", "tt-question", say("replayMissed"));
    heading.tabIndex = -1;
    box.append(heading);
    for (const number of missed) {
      const old = await player.element(number);
      box.append(untouched(old));
    }
    const actions = make("p", "tt-actions");
    actions.append(button(say("toSummary"), () => player.finish()));
    box.append(actions);
    player.frame.stage.replaceChildren(box);
    heading.focus({ preventScroll: true });
    player.scrollIntoView({ block: "start" });
  }

  /** Name or number, code, and the way to the teacher. */
  #send() {
    const { player } = this;
    const { opened, run } = player;
    const form = make("form", "tt-send");
    form.append(make("h3", "tt-app-heading", say("sendHeading")));
    const line = status();
    if (opened?.state !== "whole") {
      form.append(make("p", "tt-hint-line", say("noCodeForThis")));
      this.box.append(form);
      return;
    }
    let warned = false;
    const name = input(run.name);
    name.maxLength = 24;
    name.autocomplete = "off";
    const sentence = make("p", "tt-code");
    const actions = make("p", "tt-actions");
    const send = make("button", "tt-button", say("sendTeacher"));
    actions.append(send);
    const made = async () => {
      run.name = name.value;
      run.save();
      settle(line);
      const reply = await waiting(line, this.#code(name.value));
      sentence.textContent = reply.sentence;
      return reply.sentence;
    };
    form.append(labelled(say("yourName"), name, say("yourNameHint")), actions, sentence, line,
      make("p", "tt-hint-line", say("onlyTheCode")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!name.value.trim() && !warned) {
        warned = true;
        blame(name, line, say("noNameYet"));
        name.focus({ preventScroll: true });
        reveal(name, line);
        return;
      }
      try {
        const text = await made();
        const copied = () => copy(text, line, say("copiedForTeacher"));
        if (navigator.share && navigator.canShare?.({ text })) {
          await navigator.share({ text }).catch(copied);
        } else {
          await copied();
        }
      } catch (error) {
        fail(line, why(error));
      }
    });
    this.box.append(form);
  }

  /** @param {string} name */
  async #code(name) {
    const { opened, run } = this.player;
    const questions = opened?.questions ?? [];
    /** @type {Record<string, object>} */
    const published = {};
    for (const [number, question] of questions.entries()) {
      if (!question.published) continue;
      const element = await this.player.element(number);
      const { kind, game, position } = stored(element, ".tt-puzzle");
      published[question.published] = { kind, game, position };
    }
    return asked({
      ask: "lesson-result", text: opened?.token, seed: run.seed, name, published, title: opened?.title ?? "",
      answers: questions.map((_, number) => run.given.get(number)?.first ?? null),
      ...common(await ids()),
    });
  }
}
