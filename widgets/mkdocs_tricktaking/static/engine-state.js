// How far the engine is, in words, for pages that wait for it; and why it is not there.

import { EngineError, engine } from "./engine-client.js";
import { Refused } from "./placed.js";
import { begun, say } from "./words.js";

/**
 * Shows in `line` that something is awaited, until it is there; what comes of it comes back.
 * @template T
 * @param {HTMLElement} line @param {Promise<T>} awaited @returns {Promise<T>}
 */
export async function waiting(line, awaited) {
  const follow = () => {
    const { loaded, total } = engine.progress;
    const percent = total ? Math.min(99, Math.floor((100 * loaded) / total)) : 0;
    const loading = percent < 99 ? say("engineLoading", { percent }) : say("engineStarting");
    line.textContent = engine.state === "ready" ? say("working") : loading;
  };
  const late = setTimeout(follow, 150);
  for (const event of ["state", "progress"]) engine.addEventListener(event, follow);
  try {
    return await awaited;
  } finally {
    clearTimeout(late);
    for (const event of ["state", "progress"]) engine.removeEventListener(event, follow);
    line.textContent = "";
  }
}

/** Why something did not work, in words. @param {unknown} error @returns {string} */
export function why(error) {
  if (error instanceof Refused) return begun(error.message);
  if (!(error instanceof EngineError)) console.error(error);
  const key = `noEngine-${error instanceof EngineError ? error.code : ""}`;
  const text = say(key);
  return text === key ? say("notWorked") : text;
}
