// Short names, for what is named by a longer text.

export const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"; // without those that look like another

/** @param {number} value @param {number} length */
export function signs(value, length) {
  let left = Math.min(Math.max(0, Math.round(value)), SIGNS.length ** length - 1);
  let text = "";
  for (let n = 0; n < length; n += 1) {
    text = SIGNS[left % SIGNS.length] + text;
    left = Math.floor(left / SIGNS.length);
  }
  return text;
}

/** A number that is another for another text (FNV-1a). @param {string} text */
export function hash(text) {
  let found = 0x811c9dc5;
  for (const sign of text) found = Math.imul(found ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return found ^ (found >>> 20);
}

/** The short name of a skill, a rule, a drill. @param {string} key */
export const shortName = (key) => signs((hash(key) >>> 0) % SIGNS.length ** 4, 4);

