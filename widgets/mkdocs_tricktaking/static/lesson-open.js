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
 * @property {string} label  the title as it stands after `#`
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
 * What the page can show at once: how many questions there are, and what is published of them.
 * @param {string} raw @param {number} seed @returns {Opened | undefined}
 */
export function atOnce(raw, seed) {
  const link = split(raw);
  if (!link) return undefined;
  const { token, language, options, parts } = link;
  const questions = parts.flatMap((part, item) => Array(fresh(part)).fill({ item, part }));
  const sequence = order(questions.length, seed, options.shuffle);
  return { state: "unchecked", notice: "", token, title: "", label: "", language, options, questions, order: sequence, lesson: undefined };
}

/**
 * Whether it is known what is asked; where only the link has been seen, it is looked up.
 * @param {Opened} opened @param {number} number
 */
export async function known({ questions }, number) {
  const { item = 0, part = "" } = questions[number] ?? {};
  if (!part) return true;
  const found = await named(part).catch(() => undefined);
  if (found) questions[number] = { item, published: found.id };
  return Boolean(found);
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
    label: reply.label ?? "",
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
  const opened = atOnce(raw, seed);
  if (!opened || !(error instanceof EngineError)) throw error;
  const there = await Promise.all(opened.order.map((number) => known(opened, number)));
  const sequence = opened.order.filter((_, place) => there[place]);
  if (!sequence.length) throw error;
  return { ...opened, order: sequence };
}
