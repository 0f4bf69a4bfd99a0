// The one way to the browser's storage. Refused or broken storage costs the memory, nothing else.

const PREFIX = "tricktaking.";

/** @type {Map<string, string>} what could not be stored, for as long as the page lives */
const unstored = new Map();

/** The text under `key` as it is, readable or not. @param {string} key @returns {string | null} */
export function readText(key) {
  try {
    return unstored.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

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
export const write = (key, value) => writeText(key, JSON.stringify(value));

/** @param {string} key @param {string} text @returns {boolean} whether the browser will remember it */
export function writeText(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

/** Leaves nothing under `key`. @param {string} key */
export function forget(key) {
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // what cannot be reached has kept nothing
  }
}
