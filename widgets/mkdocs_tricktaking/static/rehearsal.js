// The first verdict comes as fast as the later ones: one is drawn out of sight while nobody waits.

import { whenIdle } from "./moments.js";
import { reply } from "./replies.js";
import { make } from "./sentence.js";
import { draw, finding } from "./verdict.js";

let rehearsed = false;

/** What an answer will need is compiled, and its letters are shaped. @param {import("./trick-puzzle.js").TrickPuzzle} puzzle */
export function rehearse(puzzle) {
  if (rehearsed) return;
  rehearsed = true;
  whenIdle(() => {
    const { ready } = puzzle;
    if (!ready || !puzzle.isConnected || puzzle.hasAttribute("verdict")) return;
    const label = (/** @type {string} */ value) => puzzle.label(value);
    const place = make("div", "tt-vh");
    place.setAttribute("aria-hidden", "true");
    const wrong = Object.entries(ready.choices ?? {}).filter(([, { allowed }]) => !allowed).slice(0, 1)
      .map(([value]) => (Array.isArray(ready.correct) ? [value] : value));
    for (const answer of [ready.correct, ...wrong]) {
      const found = reply(ready, puzzle.shape ?? "one", answer);
      place.append(draw(finding(found, answer, label, ready.out), { base: puzzle.dataset.rules, refs: ready.refs }, ready.strip).box);
    }
    puzzle.append(place);
    place.getBoundingClientRect();
    place.remove();
  });
}
