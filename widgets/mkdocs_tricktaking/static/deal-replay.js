// <deal-replay>: a whole deal, stepped forward and back. Everything is in the page; this shows and hides.

import { cardsButton } from "./card-settings.js";
import { make } from "./sentence.js";
import { find } from "./trick-puzzle.js";
import { announce } from "./verdict.js";
import { say } from "./words.js";

export class DealReplay extends HTMLElement {
  #upgraded = false;
  #now = 0;

  connectedCallback() {
    if (this.#upgraded) return;
    this.#upgraded = true;
    this.timed = [...this.querySelectorAll(/** @type {"span"} */ ("[data-since]:not(.tt-act)"))];
    this.acts = [...this.querySelectorAll(".tt-act")];
    this.hands = [...this.querySelectorAll(/** @type {"div"} */ (".tt-replay-hand"))];
    this.status = find(this, "[role=status]", HTMLElement);
    this.status.before(this.#stepper());
    this.hands[0]?.parentElement?.prepend(this.#chooser());
    this.#go(0, false);
  }

  get #last() {
    return Number(this.dataset.last);
  }

  #stepper() {
    const stepper = make("div", "tt-stepper");
    stepper.setAttribute("role", "group");
    stepper.setAttribute("aria-label", say("replaySteps"));
    const steps = /** @type {const} */ ([
      ["toStart", "«", () => 0],
      ["backAct", "", () => this.#now - 1],
      ["forwardAct", "", () => this.#now + 1],
      ["toEnd", "»", () => this.#last],
    ]);
    this.buttons = steps.map(([word, sign, target]) => {
      const look = word === "forwardAct" ? "tt-button" : "tt-button tt-second";
      const button = make("button", sign ? `${look} tt-narrow` : look, sign || say(word));
      button.type = "button";
      if (sign) button.setAttribute("aria-label", say(word));
      button.addEventListener("click", () => this.#go(target()));
      return button;
    });
    this.count = make("span", "tt-count");
    stepper.append(...this.buttons, this.count, cardsButton());
    stepper.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowLeft") this.#go(this.#now - 1);
      if (key === "ArrowRight") this.#go(this.#now + 1);
      if (key === "Home") this.#go(0);
      if (key === "End") this.#go(this.#last);
    });
    return stepper;
  }

  /** Whose cards lie open: everybody's, or one seat's as at a real table. */
  #chooser() {
    const select = make("select", "tt-select");
    select.append(new Option(say("allHands"), ""));
    for (const hand of this.hands ?? []) {
      const name = hand.querySelector(".tt-hand-name .tt-vh") ?? hand.querySelector(".tt-hand-name");
      select.append(new Option(name?.textContent ?? "", hand.dataset.seat));
    }
    select.addEventListener("change", () => {
      for (const hand of this.hands ?? []) {
        hand.toggleAttribute("data-closed", select.value !== "" && hand.dataset.seat !== select.value);
      }
    });
    const label = make("label", "tt-hand-name", say("whoseHands"));
    label.append(" ", select);
    return label;
  }

  /** @param {number} time @param {boolean} [aloud] */
  #go(time, aloud = true) {
    if (time < 0 || time > this.#last) return;
    this.#now = time;
    for (const part of this.timed ?? []) {
      const { since, until } = part.dataset;
      part.hidden = time < Number(since) || (until !== undefined && time >= Number(until));
    }
    this.acts?.forEach((act, index) => act.toggleAttribute("data-now", index === time - 1));
    const ends = [time === 0, time === 0, time === this.#last, time === this.#last];
    this.buttons?.forEach((button, i) => button.setAttribute("aria-disabled", String(ends[i])));
    if (this.count) this.count.textContent = `${time}/${this.#last}`;
    this.#tell(this.acts?.[time - 1], aloud);
  }

  /** @param {Element | undefined} act @param {boolean} aloud */
  #tell(act, aloud) {
    const line = make("p", "tt-told");
    if (act) line.append(...[...act.childNodes].map((node) => node.cloneNode(true)));
    else line.append(say("dealt"));
    if (aloud && this.status) announce(this.status, line);
    else this.status?.replaceChildren(line);
  }
}
