// A whole exported chat can be larger than a question to the engine may be: it is read part by part.

import { common } from "./lessons.js";
import { asked } from "./placed.js";

/** A part, in UTF-16 units: at most three bytes each, and the question holds little else. */
const PART = 250_000;

/**
 * What the results need of a text, however long.
 * @param {string} text @param {string[]} ids @returns {Promise<string>}
 */
export async function gathered(text, ids) {
  if (text.length <= PART) return text;
  let sender = "";
  let kept = "";
  for (const part of parts(plain(text))) {
    const reply = await asked({ ask: "lesson-gather", text: part, sender, ...common(ids) });
    kept += reply.text;
    sender = reply.sender;
  }
  return kept.length > PART ? [...new Set(kept.split("\n"))].join("\n") : kept;
}

/** Parts that end with a line, where they can. @param {string} text */
function parts(text) {
  const found = [];
  for (let start = 0; start < text.length;) {
    const line = text.lastIndexOf("\n", start + PART);
    const end = start + PART >= text.length ? text.length : line > start ? line + 1 : start + PART;
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
}

/** An export in JSON as lines of a chat, since it cannot be parted as it is. @param {string} text */
function plain(text) {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    const said = (/** @type {any} */ part) => (typeof part === "string" ? part : String(part?.text ?? ""));
    return JSON.parse(text).messages
      .map((/** @type {any} */ { from, text: told }) => {
        const who = String(from ?? "").replaceAll(":", " ");
        return `[1.1.2000, 00:00] ${who || "?"}: ${[told].flat().map(said).join("")}\n`;
      })
      .join("");
  } catch {
    return text;
  }
}
