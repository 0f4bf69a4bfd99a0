// What somebody has chosen to drill, kept from visit to visit; and what a link asks for.

import { address } from "./lessons.js";
import { usual } from "./drill-plan.js";
import { CHOICE, remembers } from "./drill-record.js";
import { read, write } from "./storage.js";

/** @typedef {import("./drill-plan.js").Choice} Choice */
/** @typedef {import("./drill-supply.js").Wish} Wish */

const MODES = ["practice", "streak", "clock", "check"];

/** @returns {Choice} */
export function kept() {
  const found = /** @type {Partial<Choice>} */ (read(CHOICE, {}) ?? {});
  const choice = usual();
  if (MODES.includes(String(found.mode))) choice.mode = /** @type {Choice["mode"]} */ (found.mode);
  if (typeof found.game === "string") choice.game = found.game;
  if (typeof found.kind === "string") choice.kind = found.kind;
  if (Array.isArray(found.skills)) choice.skills = found.skills.filter((one) => typeof one === "string");
  if ([0, 1, 2, 3].includes(Number(found.difficulty))) choice.difficulty = Number(found.difficulty);
  if (Number.isInteger(found.length) && Number(found.length) >= 0) choice.length = Number(found.length);
  choice.advance = found.advance !== false;
  return choice;
}

/** @param {Choice} choice */
export function keep(choice) {
  if (remembers()) write(CHOICE, choice);
}

/**
 * What the address asks for: `?GAME`, `?GAME.SKILL`, or one drill, `?GAME.SKILL.DIFFICULTY.SEED`.
 * @param {string} search @returns {{game: string, skill: string, difficulty: number, seed: number | undefined} | undefined}
 */
export function asked(search) {
  const found = /^\?([a-z][a-z-]*)(?:\.([a-z0-9-]+)(?:\.([123])(?:\.(\d{1,15}))?)?)?(?:&.*)?$/.exec(search.toLowerCase());
  if (!found) return undefined;
  const [, game, skill = "", difficulty, seed] = found;
  return { game, skill, difficulty: Number(difficulty ?? 0), seed: seed === undefined ? undefined : Number(seed) };
}

/** Whether the address means to ask for a drill and says nothing that can be read. @param {string} search */
export const isUnread = (search) => /^\?[^=&]+(&|$)/.test(search) && !asked(search);

/** The address of one drill, the same for everyone. @param {import("./drill-supply.js").Dealt} drill */
export function addressOf({ puzzle: { game }, skill, difficulty, seed, link = `${game}.${skill}.${difficulty}.${seed}` }) {
  return `${address("trick-drill")}?${link}`;
}
