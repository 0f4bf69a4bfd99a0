// A whole exported chat can be larger than a question to the engine may be: what cannot matter is left out.

const LONGEST = 600_000;
const BEFORE = 30;
const AFTER = 8;

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text).length;

/**
 * @param {string} text @param {string} site  the name of the site in links
 * @returns {string} the same, or what stands around codes and links
 */
export function trimmed(text, site) {
  if (bytes(text) <= LONGEST) return text;
  const telling = new RegExp(`r1-|1[rea]${site}`, "i");
  const exported = messages(text, telling);
  if (exported) return exported;
  const lines = text.split("\n").map((line) => line.slice(0, 4000));
  const kept = new Set(/** @type {number[]} */ ([]));
  lines.forEach((line, at) => {
    if (!telling.test(line)) return;
    for (let n = Math.max(0, at - BEFORE); n <= at + AFTER; n += 1) kept.add(n);
  });
  let room = LONGEST;
  return lines.filter((line, at) => kept.has(at) && (room -= bytes(line) + 1) > 0).join("\n");
}

/** An export in JSON, its silent messages left out. @param {string} text @param {RegExp} telling */
function messages(text, telling) {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const { messages: all } = JSON.parse(text);
    const told = all.filter((/** @type {unknown} */ one) => telling.test(JSON.stringify(one)))
      .map((/** @type {any} */ { from, text: said }) => ({ from, text: said }));
    return JSON.stringify({ messages: told }).slice(0, LONGEST);
  } catch {
    return undefined;
  }
}
