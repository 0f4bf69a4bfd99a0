// What somebody seems to believe, from a wrong answer: of the beliefs that explain this answer, the one
// that earlier answers speak for.

import { button } from "./app-parts.js";
import { ask, engine } from "./engine-client.js";
import { here } from "./lessons.js";
import { same } from "./replies.js";
import { make, sentence } from "./sentence.js";
import { link } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Belief} Belief */
/** @typedef {import("./drill-session.js").Done} Done */
/** @typedef {import("./replies.js").Answer} Answer */

const MOST_BEFORE = 60;

/** The misconception of the drill that gives this answer. @param {Done["drill"]} drill @param {Answer} answer */
export function fitting(drill, answer) {
  const set = (/** @type {Answer | undefined} */ a) => (Array.isArray(a) && drill.puzzle.kind !== "order-cards" ? [...a].sort() : a);
  return drill.misconceptions.find((one) => same(set(one.answer), set(answer)));
}

/**
 * Says it below the verdict, and again if the engine comes to another conclusion.
 * @param {HTMLElement} puzzle @param {Done} done @param {Done[]} before  earlier answers
 * @param {(belief: Belief) => void} [matters]  called for a drill in which it matters
 * @returns {Promise<Belief | undefined>}
 */
export async function tellBelief(puzzle, done, before, matters) {
  const first = fitting(done.drill, done.answer);
  if (first) show(puzzle, first, matters);
  if (engine.state !== "ready" && engine.state !== "loading") return first;
  const { puzzle: asked } = done.drill;
  const earlier = before.filter(({ drill }) => drill.puzzle.game === asked.game && drill !== done.drill)
    .slice(-MOST_BEFORE).map(({ drill, answer }) => ({ puzzle: drill.puzzle, answer }));
  const question = { ask: "diagnose", puzzle: asked, answer: done.answer, before: earlier, lang: here().lang };
  /** @type {any} */
  const reply = await ask(question).catch(() => undefined);
  /** @type {Belief[]} */
  const fits = reply?.misconceptions ?? [];
  const told = fits.find(({ id }) => id === reply.named?.id) ?? fits[0];
  if (!told || told.id === first?.id) return first;
  show(puzzle, told, matters);
  return told;
}

/** @param {HTMLElement} puzzle @param {Belief} belief @param {(belief: Belief) => void} [matters] */
function show(puzzle, belief, matters) {
  const box = puzzle.querySelector(".tt-verdict[data-right=false]");
  if (!box) return;
  const line = make("p");
  const [before, behind] = say("seemToBelieve").split("…");
  line.append(before, sentence(belief.text.replace(/\.$/, "")), behind, " ",
    link(belief.rule, { base: puzzle.dataset.rules, refs: { [belief.rule]: belief.number } }));
  const told = make("div", "tt-belief");
  told.append(line);
  if (matters) told.append(button(say("showWhereItMatters"), () => matters(belief), "tt-second"));
  box.querySelector(".tt-belief")?.remove();
  box.append(told);
}
