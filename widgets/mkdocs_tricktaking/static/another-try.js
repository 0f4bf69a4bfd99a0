// Another try: the verdict steps back when another choice is made, and a button clears it all away.

import { clear, hushAsides } from "./marks.js";
import { same } from "./replies.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** What an exercise that takes answers shows of them. */
export class AnotherTry {
  #button = make("button", "tt-cards tt-retry", say("again"));
  /** @type {import("./replies.js").Answer | undefined} what the verdict is about */
  #told;

  /**
   * @param {HTMLElement} root @param {HTMLFormElement} form @param {import("./choices.js").Choices} choices
   * @param {() => void} begun  called when everything of the old answer is gone
   */
  constructor(root, form, choices, begun) {
    this.root = root;
    this.form = form;
    this.choices = choices;
    this.begun = begun;
    this.#button.type = "button";
    this.#button.addEventListener("click", () => this.#again());
    // The tap that answers a drill is followed by its own event of a choice.
    form.addEventListener("input", () => this.#stepBack(!same(choices.answer, this.#told)));
  }

  /** A verdict stands: the button that checks is no longer the next thing to press. */
  offer() {
    this.#told = this.choices.answer;
    this.#stepBack(false);
    const submit = this.#submit;
    submit?.classList.add("tt-second");
    if (!this.#button.isConnected) submit?.after(" ", this.#button);
    this.#button.hidden = false;
    this.root.dataset.told = "";
  }

  get #submit() {
    return this.form.querySelector("button[type=submit]");
  }

  /** @param {boolean} past  whether the verdict is about an answer that is no longer chosen */
  #stepBack(past) {
    if (!this.root.hasAttribute("verdict")) return;
    this.root.querySelector("[role=status]")?.toggleAttribute("data-past", past);
    this.#submit?.classList.toggle("tt-second", !past);
    this.root.querySelector(".tt-next")?.classList.toggle("tt-second", past);
  }

  #again() {
    const { root, form, choices } = this;
    this.#stepBack(true);
    choices.put([]);
    clear(root);
    hushAsides(root);
    for (const name of ["verdict", "checked", "data-told"]) root.removeAttribute(name);
    this.#button.hidden = true;
    this.begun();
    form.querySelector("input")?.focus();
  }
}
