// One answered question to look at once more: its cards, the answer with its reason, what was right.

import { labelOf } from "./placed.js";
import { reply } from "./replies.js";
import { make, sentence } from "./sentence.js";
import { given, shownCards } from "./shown-cards.js";
import { stored } from "./trick-puzzle.js";
import { draw, figure, finding } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./replies.js").Answer} Answer */

/**
 * @param {HTMLElement} element  the puzzle as it was placed
 * @param {Answer | null} answer  nothing where none was given: then the reason of the right one stands there
 * @param {{number?: number, whose?: string}} [told]  its number; the word for whose answer it is
 */
export function answeredOne(element, answer, { number, whose } = {}) {
  const ready = stored(element, ".tt-ready");
  const judged = answer ?? ready.correct;
  const verdict = reply(ready, element.dataset.shape ?? "one", judged);
  const label = (/** @type {string} */ value) => labelOf(element, value);
  const rules = { base: element.dataset.rules, refs: ready.refs };
  const head = make("p", "tt-missed-head", number ? `${number}. ` : "");
  head.append(...(element.querySelector(".tt-question")?.cloneNode(true).childNodes ?? []));
  const correct = make("p", "tt-correct");
  correct.append(`${say("answerIs")} `, sentence([verdict.correct].flat().map((value) => figure(label(String(value)))).join(", ")));
  const one = make("div", "tt-missed-one");
  one.append(head, shownCards(element), ...(answer === null ? [] : given(answer, label, whose)),
    draw(finding(verdict, judged, label, ready.out), rules).box, correct);
  return one;
}
