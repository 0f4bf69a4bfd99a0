// What this device remembers of somebody's drills: one versioned record, never lost by an accident.

import { opened } from "./drill-shape.js";
import { forget, read, readText, write, writeText } from "./storage.js";

/** @typedef {import("./drill-shape.js").Opened} Opened */
/** @typedef {import("./drill-shape.js").Record_} Record_ */

const KEY = "drills";
const ASIDE = "drills-unread";
const REFUSED = "drills-refused";
export const CHOICE = "drills-choice";
export const SEEN = "drills-seen";

/** Whether this device may remember anything. */
export const remembers = () => read(REFUSED, /** @type {boolean} */ (false)) !== true;

/** @type {Record_ | undefined} what is not stored, for as long as the page lives */
let unstored;

/** @param {boolean} yes */
export function remember(yes) {
  if (yes) return forget(REFUSED);
  clear();
  write(REFUSED, true);
}

/** Nothing is known any more. */
export function clear() {
  unstored = undefined;
  for (const key of [KEY, ASIDE, CHOICE, SEEN]) forget(key);
}

/** What is known now; what cannot be read is put aside, not thrown away. @returns {Opened} */
export const load = () => (unstored ? { record: unstored, trouble: "" } : stored());

/** @returns {Opened} */
function stored() {
  const text = remembers() ? readText(KEY) : null;
  const found = opened(text === null ? undefined : parsed(text));
  if (found.trouble && text) writeText(ASIDE, text);
  return found;
}

/** A record that could not be read, as it was found. */
export const setAside = () => readText(ASIDE);

/** @param {string} text @returns {unknown} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return "corrupt";
  }
}

/**
 * Changes the record as it is stored now: another tab may have written since.
 * @param {(record: Record_) => void} change @returns {boolean} whether the browser will remember it
 */
export function update(change) {
  const { record } = load();
  change(record);
  return replace(record);
}

/** Puts another record in the place of what is known. @param {Record_} record @returns {boolean} whether the browser will remember it */
export function replace(record) {
  const may = remembers() && stored().trouble !== "future";
  unstored = may && write(KEY, record) ? undefined : record;
  return !unstored;
}

/** The day as people here count it. @param {Date} [now] */
export function today(now = new Date()) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
