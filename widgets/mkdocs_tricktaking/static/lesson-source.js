// For the tools that show a whole lesson at once: the lesson in the page's address, or a box to paste it into.

import { status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { rawAddress } from "./lesson-link.js";
import { atOnce, decoded, withoutEngine } from "./lesson-open.js";
import { pasteBox } from "./lesson-paste.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./lesson-open.js").Opened} Opened */
/** @typedef {{parts: Node[], draw: (opened: Opened, text: string) => Promise<void>, ready?: () => void}} View */

/**
 * Fills a tool with a lesson: first as far as the page can read the link, then as the engine reads it, which wins.
 * Until then the tool is `opening`, and is not printed.
 * @param {HTMLElement} tool @param {() => View} begin
 */
export function fromAddress(tool, begin) {
  const line = status();
  const notice = make("p", "tt-app-notice");
  const ask = (/** @type {string} */ told, /** @type {string} */ pasted = "") => {
    tool.removeAttribute("open");
    tool.removeAttribute("opening");
    tool.replaceChildren(pasteBox(told, (text) => open(text, text), pasted));
  };
  const open = async (/** @type {string} */ text, /** @type {string} */ pasted = "") => {
    const view = begin();
    notice.hidden = true;
    for (const state of ["open", "opening"]) tool.setAttribute(state, "");
    const done = (/** @type {string} */ told) => {
      notice.textContent = told;
      notice.hidden = !told;
      tool.removeAttribute("opening");
      view.ready?.();
    };
    tool.replaceChildren(notice, line, ...view.parts, make("p", "tt-not-yet", say("notYet")));
    try {
      const seen = atOnce(text, 1);
      const early = seen && view.draw(seen, text);
      const opened = await waiting(line, decoded(text, 1));
      if (opened.state === "unreadable") return ask(opened.notice, pasted);
      await early;
      await waiting(line, view.draw(opened, text));
      done(opened.notice);
    } catch (error) {
      // Without the engine the published puzzles stand there all the same.
      const rest = await withoutEngine(text, 1, error).catch(() => undefined);
      if (!rest) return ask(why(error), pasted);
      await view.draw(rest, text);
      done(why(error));
    }
  };
  const raw = rawAddress();
  if (raw.length > 1) open(raw);
  else ask("");
}
