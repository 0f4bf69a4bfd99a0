// What the build wrote into a page for its scripts, read once for each page.

/** @type {WeakMap<Element, any>} */
const read = new WeakMap();

/** The data of an element by its id. @param {string} id @returns {any} nothing where the page has no such element */
export function pageData(id) {
  const element = document.getElementById(id);
  if (!element) return undefined;
  if (!read.has(element)) read.set(element, JSON.parse(element.textContent ?? "null"));
  return read.get(element);
}
