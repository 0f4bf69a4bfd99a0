// The live check: asks the engine the question that the page has already answered.

import { EngineError, ask, engine } from "./engine-client.js";
import { painted } from "./moments.js";
import { same } from "./replies.js";
import { say, words } from "./words.js";

/** Whether this page brought an engine with it. */
export function hasEngine() {
  return document.getElementById("tricktaking-engine") !== null;
}

const QUICK = 500;

/** @param {HTMLElement} line */
function showState(line) {
  const { loaded, total } = engine.progress;
  const percent = total ? Math.min(99, Math.floor((100 * loaded) / total)) : 0;
  const key = engine.state === "ready" ? "asking" : engine.slow ? "slow" : "loading";
  tell(line, say(key, { percent: String(percent).padStart(2, "\u2007") }));
}

/** One text takes the place of another, and nothing below moves, now or with the next verdict. @param {HTMLElement} line @param {string} text */
function tell(line, text) {
  const status = line.closest(/** @type {"p"} */ ("[role=status]"));
  if (status && line.textContent && !line.style.visibility) {
    status.style.setProperty("--foot", `${line.parentElement?.offsetHeight}px`);
    status.toggleAttribute("data-waited", true);
  }
  line.style.removeProperty("visibility");
  line.textContent = text;
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
  if (engine.state === "ready") expectLive(line);
  else showState(line);
  await painted();
  const late = setTimeout(() => showState(line), QUICK);
  const follow = () => showState(line);
  for (const event of ["state", "progress"]) engine.addEventListener(event, follow);
  try {
    const live = await ask(question, { urgent: true });
    tell(line, say("live"));
    return { agrees: same(live, built), live: /** @type {T} */ (live) };
  } catch (error) {
    const code = error instanceof EngineError ? error.code : "";
    tell(line, words().failures[code] ?? say("unchecked"));
    return undefined;
  } finally {
    clearTimeout(late);
    for (const event of ["state", "progress"]) engine.removeEventListener(event, follow);
  }
}

/** A running engine replies before anybody reads that it is asked: only the place is kept. @param {HTMLElement} line */
function expectLive(line) {
  line.textContent = say("live");
  line.style.visibility = "hidden";
}
