// What the build stored of the engine's replies, and the reply to one answer made from it again.

/** @typedef {string | number | string[]} Answer */
/** @typedef {{allowed: boolean, rule: string, text: string}} Ruling */
/** @typedef {{rule: string, cards: string[], text: string}} Step */

/** Choices that may be made and yet are no part of the answer, and the words for them. @typedef {{choices: string[], extra: string, word: string}} Out */

/**
 * A reply of the engine to `judge`.
 * @typedef {object} Reply
 * @property {boolean} right
 * @property {string} rule
 * @property {string} text
 * @property {Answer} correct
 * @property {Step[]} steps
 * @property {Record<string, Ruling>} [choices]
 */

/**
 * What the page stores instead of a reply to every answer.
 * @typedef {object} Ready
 * @property {Answer} correct
 * @property {Step[]} steps
 * @property {Record<string, Ruling>} [choices]
 * @property {string} [rule]
 * @property {string} [text]
 * @property {import("./strip.js").Strip} [strip]  the row of cards in which the question is decided
 * @property {Record<string, string>} refs  what people call a rule, by its id
 * @property {Out} [out]
 */

/**
 * The engine's reply to `answer`, word for word.
 * @param {Ready} ready @param {string} shape @param {Answer} answer @returns {Reply}
 */
export function reply(ready, shape, answer) {
  const { correct, steps, choices } = ready;
  if (shape === "one") {
    const ruling = choices?.[String(answer)] ?? { allowed: false, rule: "", text: "" };
    return { right: ruling.allowed, rule: ruling.rule, text: ruling.text, correct, steps };
  }
  const right = shape === "several" ? sameSet(answer, correct) : same(answer, correct);
  const all = { right, rule: ready.rule ?? "", text: ready.text ?? "", correct, steps };
  return choices ? { ...all, choices } : all;
}

/** @param {Answer} one @param {Answer} other */
function sameSet(one, other) {
  return Array.isArray(one) && Array.isArray(other) && same([...one].sort(), [...other].sort());
}

/**
 * Whether two JSON values are equal; the order of keys does not count.
 * @param {unknown} one @param {unknown} other @returns {boolean}
 */
export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = Object.entries(one);
  const right = new Map(Object.entries(other));
  return left.length === right.size
    && left.every(([key, value]) => right.has(key) && same(value, right.get(key)));
}
