// What the page knows about lessons: whose links they are, and where everything is.

import { pageData } from "./page-data.js";

/**
 * @typedef {object} Lessons
 * @property {string} site  the name of this site in links
 * @property {string} lang  the language of the page
 * @property {string} data  the folder of the published puzzles
 * @property {Record<string, string>} rules  where each game's rules stand
 * @property {Record<string, string>} tools  where each tool is, by the name of its element
 * @property {Record<string, string>} languages  this page in each language
 */

/** @returns {Lessons | undefined} nothing where the site has no lessons */
export const lessons = () => pageData("tricktaking-lessons");

/** The same on a page that cannot be without. @returns {Lessons} */
export function here() {
  return lessons() ?? { site: "", lang: document.documentElement.lang, data: "", rules: {}, tools: {}, languages: {} };
}

/**
 * The full address of a tool, with a token and a title where there are any.
 * @param {string} tool @param {string} [token] @param {string} [label]  as it stands after `#`
 */
export function address(tool, token = "", label = "") {
  const url = new URL(here().tools[tool] ?? "", document.baseURI);
  return url.origin + url.pathname + (token && `?${token}`) + (token && label && `#${label}`);
}

/** A link to a tool. @param {string} tool @param {string} text @param {string} [name] its classes */
export function toolLink(tool, text, name = "") {
  const link = document.createElement("a");
  link.className = name;
  link.textContent = text;
  link.href = address(tool);
  return link;
}

/** What every question about lessons carries. @param {string[]} ids */
export function common(ids) {
  const { site, lang } = here();
  return { site, ids, lang };
}
