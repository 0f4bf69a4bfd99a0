// The live check: asks the engine the question that the page has already answered.

import { EngineError, ask, engine, painted } from "./engine-client.js";
import { same } from "./replies.js";
import { say, words } from "./words.js";

/** Whether this page brought an engine with it. */
export function hasEngine() {
  return document.getElementById("tricktaking-engine") !== null;
}

/** @param {HTMLElement} line */
function showState(line) {
  const { loaded, total } = engine.progress;
  const percent = total ? Math.min(99, Math.floor((100 * loaded) / total)) : 0;
  const key = engine.state === "ready" ? "asking" : engine.slow ? "slow" : "loading";
  line.textContent = say(key, { percent });
}

/**
 * @template T
 * @param {object} question
 * @param {T} built  the reply the page gave
 * @param {HTMLElement} line  where the state of the check stands
 * @returns {Promise<{agrees: boolean, live: T} | undefined>} nothing when there is no engine to ask
 */
export async function confirm(question, built, line) {
  line.textContent = "";
  if (!hasEngine()) return undefined;
  showState(line);
  await painted();
  const follow = () => showState(line);
  for (const event of ["state", "progress"]) engine.addEventListener(event, follow);
  try {
    const live = await ask(question, { urgent: true });
    line.textContent = say("live");
    return { agrees: same(live, built), live: /** @type {T} */ (live) };
  } catch (error) {
    const code = error instanceof EngineError ? error.code : "";
    line.textContent = words().failures[code] ?? say("unchecked");
    return undefined;
  } finally {
    for (const event of ["state", "progress"]) engine.removeEventListener(event, follow);
  }
}
