// For the tools that show a whole lesson at once: the lesson in the page's address, or a box to paste it into.

import { status } from "./app-parts.js";
import { waiting, why } from "./engine-state.js";
import { rawAddress } from "./lesson-link.js";
import { decoded } from "./lesson-open.js";
import { pasteBox } from "./lesson-paste.js";
import { make } from "./sentence.js";

/** @typedef {import("./lesson-open.js").Opened} Opened */

/**
 * Fills a tool with what `show` makes of the lesson; the text is read again whenever it changes.
 * @param {HTMLElement} tool @param {(opened: Opened, text: string) => Promise<(Node | string)[]>} show
 */
export function fromAddress(tool, show) {
  const line = status();
  const ask = (/** @type {string} */ notice) => {
    tool.removeAttribute("open");
    tool.replaceChildren(pasteBox(notice, open));
  };
  const open = async (/** @type {string} */ text) => {
    tool.replaceChildren(line);
    try {
      const opened = await waiting(line, decoded(text, 1));
      if (opened.state === "unreadable") return ask(opened.notice);
      const parts = await waiting(line, show(opened, text));
      const notice = make("p", "tt-app-notice", opened.notice);
      tool.setAttribute("open", "");
      tool.replaceChildren(...(opened.notice ? [notice] : []), ...parts);
    } catch (error) {
      ask(why(error));
    }
  };
  const raw = rawAddress();
  if (raw.length > 1) open(raw);
  else ask("");
}
