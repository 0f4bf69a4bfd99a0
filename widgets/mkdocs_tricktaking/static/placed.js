// Puts a puzzle into the page. Nothing else turns text into HTML, and what it gets is what the build
// wrote or the engine's `render` replied: both escape everything that an author wrote.

import { ask } from "./engine-client.js";
import { here } from "./lessons.js";
import { standing } from "./published.js";
import { say } from "./words.js";

/** @typedef {import("./published.js").Puzzle} Puzzle */
/**
 * A question of a lesson; one that has only the `part` of the link which asks it has yet to be looked up.
 * @typedef {{item: number, part?: string, published?: string, puzzle?: Puzzle & {id: string}, drill?: object}} Question
 */
/** @typedef {{puzzle: Puzzle & {id: string}, title: string, problem?: {text: string}}} Dealt */

/** What the engine has against a question. */
export class Refused extends Error {}

/**
 * @param {string} html @param {string} game
 * @returns {HTMLElement} the puzzle, its rules linked to where this site states them
 */
export function place(html, game) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = /** @type {HTMLElement} */ (template.content.firstElementChild);
  const rules = here().rules[game];
  if (rules === undefined) delete element.dataset.rules;
  else element.dataset.rules = rules;
  for (const link of element.querySelectorAll("a[data-rule]")) {
    if (rules !== undefined) link.setAttribute("href", `${rules}#${link.getAttribute("data-rule")}`);
    else link.replaceWith(...link.childNodes);
  }
  document.adoptNode(element);
  return element;
}

/** The engine's own HTML of a puzzle. @param {Puzzle} puzzle @returns {Promise<HTMLElement>} */
export async function rendered(puzzle) {
  const reply = await asked({ ask: "render", puzzle });
  return place(reply.html, puzzle.game);
}

/**
 * Asks the engine at once; throws what it has against the question.
 * @param {object} question @returns {Promise<any>}
 */
export async function asked(question) {
  /** @type {any} */
  const reply = await ask({ lang: here().lang, ...question }, { urgent: true });
  if (reply.problem) throw new Refused(reply.problem.text);
  return reply;
}

/** The puzzle of a question, published, composed or dealt. @param {Question} question @returns {Promise<HTMLElement>} */
export async function placedQuestion(question) {
  if (question.published) {
    const found = await standing(question.published);
    if (!found) throw new Refused(say("notHere", { id: question.published }));
    if (found.deal) throw new Refused(say("noPuzzle", { id: question.published }));
    return place(found.html, found.game);
  }
  if (question.puzzle) return rendered(question.puzzle);
  /** @type {Dealt} */
  const dealt = await asked({ ask: "lesson-drill", drill: question.drill });
  return rendered(dealt.puzzle);
}

/** What people call a choice of a puzzle. @param {Element} element @param {string} value */
export function labelOf(element, value) {
  const inputs = [...element.querySelectorAll("input")];
  return inputs.find((input) => input.value === value)?.dataset.label ?? value;
}
