// What is known so far: a row for each skill, streaks, the rules that are missed.

import { make } from "./sentence.js";
import { say } from "./words.js";

/** @param {import("./trick-drill.js").TrickDrill} owner @param {import("./drill-data.js").Index} found */
export function boardOf(owner, found) {
  return make("section", "tt-drill-board");
}
