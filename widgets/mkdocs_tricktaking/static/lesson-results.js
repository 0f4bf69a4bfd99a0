// <lesson-results>: the teacher's table, made here from the codes that pupils sent.

import { button, download, input, labelled, status, textarea } from "./app-parts.js";
import { gathered } from "./chat-gather.js";
import { complain, fail, settle } from "./complaint.js";
import { waiting, why } from "./engine-state.js";
import { rawAddress } from "./lesson-link.js";
import { remembers } from "./lesson-run.js";
import { address, common } from "./lessons.js";
import { asked } from "./placed.js";
import { ids, puzzlesOf } from "./published.js";
import { drawReport } from "./results-table.js";
import { make } from "./sentence.js";
import { read, write } from "./storage.js";
import { say } from "./words.js";

const MOST_LINK = 16 * 1024;
const MOST_CLASS = 40_000;
/** Of what is left of a chat: at most three bytes each, and the question holds little else. */
const MOST_KEPT = 250_000;

export class LessonResults extends HTMLElement {
  #alive = false;
  #codes = textarea("", 8);
  #class = textarea(String(read("class", "")), 5);
  #lesson = input("");
  #line = status();
  #report = make("div", "tt-report tt-wide");

  connectedCallback() {
    if (this.#alive) return;
    this.#alive = true;
    const raw = rawAddress();
    if (raw.length > 1) this.#lesson.value = (address("lesson-player") + raw).slice(0, MOST_LINK);
    const form = make("form", "tt-results-form");
    const file = make("input", "tt-field");
    file.type = "file";
    file.accept = ".txt,.json,.html,.csv,text/*,application/json";
    file.addEventListener("change", async () => {
      const [chosen] = file.files ?? [];
      if (chosen) this.#codes.value = await chosen.text();
    });
    const go = make("button", "tt-button", say("showTable"));
    const actions = make("p", "tt-actions");
    actions.append(go);
    form.append(
      labelled(say("pasteCodes"), this.#codes, say("pasteCodesHint")),
      labelled(say("orChatFile"), file),
      labelled(say("lessonOfCodes"), this.#lesson, say("lessonOfCodesHint")),
      labelled(say("classList"), this.#class, say("classListHint")),
      actions, this.#line,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#show();
    });
    this.#report.tabIndex = -1;
    this.replaceChildren(form, make("p", "tt-hint-line", say("resultsStayHere")), this.#report);
  }

  async #show() {
    if (remembers()) write("class", this.#class.value.slice(0, MOST_CLASS));
    this.#report.replaceChildren();
    settle(this.#line);
    this.querySelector("form")?.append(this.#line);
    if (!this.#codes.value.trim()) return this.#refuse("pasteCodes", this.#codes, say("nothingPasted"));
    try {
      const reply = await waiting(this.#line, this.#ask());
      if (!reply) {
        return this.#refuse("pasteCodes", this.#codes, say("tooMuchPasted"));
      }
      if (reply.state !== "ready") {
        return this.#refuse("lessonOfCodes", this.#lesson, reply.notice ?? say("notWorked"));
      }
      const after = reply.pupils.length ? this.#toTakeAway(reply.csv) : [];
      this.#report.replaceChildren(...drawReport(reply, this.#codes.value), ...after);
      this.#report.focus({ preventScroll: true });
      this.#report.scrollIntoView({ block: "start" });
    } catch (error) {
      fail(this.#line, why(error));
    }
  }

  /** @param {string} csv */
  #toTakeAway(csv) {
    const save = button(say("csv"), () => {
      download("results.csv", "text/csv;charset=utf-8", `\ufeff${csv}`);
    }, "tt-second");
    const actions = make("p", "tt-actions");
    actions.append(save);
    return [actions, make("p", "tt-hint-line", say("noProof"))];
  }

  /** What is the matter with a field. @param {string} name @param {HTMLElement} field @param {string} notice */
  #refuse(name, field, notice) {
    complain(field, this.#line, say("aboutField", { field: say(name), notice }));
  }

  /** Asks twice where the engine has to be told what stands under the lesson's ids; nothing for more than it can take. */
  async #ask() {
    const known = await ids();
    const text = await gathered(this.#codes.value, known);
    if (text.length > MOST_KEPT) return undefined;
    const question = {
      ask: "lesson-results", text, lesson: this.#lesson.value.trim().slice(0, MOST_LINK),
      class: this.#class.value.slice(0, MOST_CLASS), ...common(known),
    };
    const first = await asked(question);
    return first.state === "needs" ? asked({ ...question, published: await puzzlesOf(first.ids) }) : first;
  }
}

if (!customElements.get("lesson-results")) customElements.define("lesson-results", LessonResults);
