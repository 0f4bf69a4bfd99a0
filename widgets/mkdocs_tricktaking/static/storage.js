// The one way to the browser's storage. Refused or broken storage costs the memory, nothing else.

const PREFIX = "tricktaking.";

/** @type {Map<string, string>} what could not be stored, for as long as the page lives */
const unstored = new Map();

/**
 * @template T
 * @param {string} key @param {T} otherwise @returns {T} what was kept under `key`, if it can be read
 */
export function read(key, otherwise) {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key @param {unknown} value
 * @returns {boolean} whether the browser will remember it
 */
export function write(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}
