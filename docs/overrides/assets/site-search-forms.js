// What a word that is looked for may look like in the index, by the endings and the cards' signs that
// the language's own site names.

/** @typedef {{whole: Signs, ranks: Signs, suits: Signs}} Cards */
/** @typedef {Record<string, string>} Signs by sign, the word that is said for it */

/** So many letters of a word stay, whatever it ends with. */
const LEAST = 3;
/** So many ways to say everything that is asked for are tried at most. */
const MOST_WAYS = 6;

/** Without case and accents. @param {string} text */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {string} text */
export function lettersOf(text) {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of what is asked for; a card's signs are the words for it. @param {string} text @param {Cards} cards */
export function wordsOf(text, cards) {
  return text.replace(/[\uFE0E\uFE0F]/g, "").split(/\s+/u).flatMap((part) => cardIn(part, cards) ?? lettersOf(part));
}

/** @param {string} part @param {Cards} cards */
function cardIn(part, { whole, ranks, suits }) {
  const sign = part.replace(/[.,;:!?]+$/u, "");
  const low = sign.toLowerCase();
  if (whole[low]) return [whole[low]];
  const [rank, suit] = [ranks[low.slice(0, -1)], suits[low.slice(-1)]];
  if (!rank || !suit) return null;
  const isWord = /^\p{L}+$/u.test(sign) && sign !== sign.toUpperCase(); // "as" is no card, "AS" is
  return isWord ? null : [rank, suit];
}

/**
 * The beginnings that all forms of a word share: without its ending, and with or without a vowel
 * that comes and goes. @param {string} word @param {string} endings  as a regular expression
 */
export function stemsOf(word, endings) {
  if (!endings) return [];
  const low = word.toLowerCase().replace(/ё/g, "е");
  const stem = low.match(RegExp(`^(.{${LEAST},}?)(?:${endings})$`, "u"))?.[1] ?? low;
  const vowels = "аеиоуыэюя";
  const without = stem.match(RegExp(`^(.+[^${vowels}])[ео]([^${vowels}ь])$`, "u"));
  const among = stem.match(RegExp(`^(.+[^${vowels}])([^${vowels}ь])$`, "u"));
  const forms = [stem];
  if (without) forms.push(`${without[1]}${without[2]}`);
  if (among) forms.push(`${among[1]}о${among[2]}`, `${among[1]}е${among[2]}`);
  return forms.filter((form) => form.length >= LEAST);
}

/** Whether a text has a word that begins with one of these. @param {string} text @param {string[]} starts */
export function hasStart(text, starts) {
  return lettersOf(plain(text)).some((word) => starts.some((start) => word.startsWith(plain(start))));
}

/** Every choice of one form of each word. @param {string[][]} forms */
export function waysOf(forms) {
  return forms
    .reduce((ways, word) => ways.flatMap((way) => word.map((form) => [...way, form])), /** @type {string[][]} */ ([[]]))
    .slice(0, MOST_WAYS)
    .map((way) => way.join(" "));
}

/**
 * A section's text without its heading, or the end of it, at its beginning.
 * @param {string} excerpt @param {string} title
 */
export function belowHeading(excerpt, title) {
  const heading = lettersOf(plain(title)).join(" ");
  const parts = excerpt.split(" ");
  let [said, cut] = ["", 0];
  for (const [at, part] of parts.entries()) {
    said = [said, ...lettersOf(plain(part.replace(/<.*?>/gu, "")))].filter(Boolean).join(" ");
    if (said.length > heading.length) break;
    if (said && ` ${heading}`.endsWith(` ${said}`) && /[.!?…»”]$/u.test(part.replace(/<.*?>/gu, ""))) cut = at + 1;
  }
  return parts.slice(cut).join(" ");
}
