// From an address or a pasted text to a lesson: first what the page can read, then what the engine says.

import { EngineError } from "./engine-client.js";
import { order, split } from "./lesson-link.js";
import { common } from "./lessons.js";
import { asked } from "./placed.js";
import { ids, named } from "./published.js";

/** @typedef {import("./lesson-link.js").Options} Options */
/** @typedef {import("./placed.js").Question} Question */
/**
 * @typedef {object} Opened
 * @property {"whole" | "damaged" | "unreadable" | "unchecked"} state
 * @property {string} notice  what the reader must be told
 * @property {string} token
 * @property {string} title
 * @property {string} language
 * @property {Options} options
 * @property {Question[]} questions
 * @property {number[]} order
 * @property {any} lesson  as `lesson-encode` reads it
 */

/** The language that a link wants, if it can be seen at once. @param {string} raw */
export function wantedLanguage(raw) {
  const language = split(raw)?.language;
  return language === "free" ? undefined : language;
}

/**
 * What the page can show at once: how many questions there are, and the first where it is published.
 * @param {string} raw @param {number} seed @returns {Promise<Opened | undefined>}
 */
export async function atOnce(raw, seed) {
  const link = split(raw);
  if (!link) return undefined;
  const { token, language, options, parts } = link;
  const flat = parts.flatMap((part, item) => Array(fresh(part)).fill({ item, part }));
  const sequence = order(flat.length, seed, options.shuffle);
  const first = flat[sequence[0] ?? 0];
  const found = first && await named(first.part).catch(() => undefined);
  if (!found) return undefined;
  const questions = flat.map(({ item, part }) => (
    part === first.part ? { item, published: found.id } : { item }
  ));
  return { state: "unchecked", notice: "", token, title: "", language, options, questions, order: sequence, lesson: undefined };
}

/** How many questions a part stands for. @param {string} part */
function fresh(part) {
  return Math.min(Number(/^n[a-z][1-3]-.*-([1-9][0-9]?)-[0-9a-z]{2}$/.exec(part)?.[1] ?? 1), 20);
}

/**
 * What the engine reads in a text.
 * @param {string} text @param {number} seed @returns {Promise<Opened>}
 */
export async function decoded(text, seed) {
  const reply = await asked({ ask: "lesson-decode", text, seed, ...common(await ids()) });
  const { language = "free", reasons, attempts, hints, shuffle } = reply.lesson ?? {};
  return {
    ...reply,
    token: reply.token ?? "",
    title: reply.title ?? "",
    language,
    options: { reasons, attempts, hints, shuffle },
    questions: reply.questions ?? [],
    order: reply.order ?? [],
  };
}

/**
 * The lesson without the engine, which could not start: the published puzzles of the link alone.
 * @param {string} raw @param {number} seed @param {unknown} error @returns {Promise<Opened>}
 */
export async function withoutEngine(raw, seed, error) {
  const link = split(raw);
  if (!link || !(error instanceof EngineError)) throw error;
  const standing = await Promise.all(link.parts.map((part) => named(part)));
  const questions = standing.flatMap((found, item) => (found ? [{ item, published: found.id }] : []));
  if (!questions.length) throw error;
  const { token, language, options } = link;
  const sequence = order(questions.length, seed, options.shuffle);
  return { state: "unchecked", notice: "", token, title: "", language, options, questions, order: sequence, lesson: undefined };
}
