// Where items come from: a whole homework in one tap, the pages' puzzles, drills.

import { button, checkbox, folded, input, labelled, select, status } from "./app-parts.js";
import { blame, complain, fail, settle } from "./complaint.js";
import { waiting, why } from "./engine-state.js";
import { newSeed } from "./lesson-link.js";
import { asked } from "./placed.js";
import { make, sentence } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./published.js").Index} Index */
/** @typedef {import("./lesson-draft.js").Item} Item */
/** @typedef {{add: (items: Item[], line?: HTMLElement) => void, replace: (items: Item[], line: HTMLElement) => void, toggle: (id: string) => void, holds: (id: string) => boolean}} Owner */

const MOST = 40;
const MOST_FRESH = 20;

/**
 * A field for a whole number; where it holds another, `read` says so beside it and gives nothing.
 * @param {string} text @param {number} value @param {number} least @param {number} most
 */
function number(text, value, least, most) {
  const field = input(String(value), "number");
  field.min = String(least);
  field.max = String(most);
  field.inputMode = "numeric";
  field.classList.add("tt-short");
  const row = labelled(text, field);
  const told = make("span", "tt-hint-line");
  told.setAttribute("role", "status");
  const read = () => {
    const given = field.valueAsNumber;
    settle(told);
    if (Number.isInteger(given) && given >= least && given <= most) return given;
    complain(field, told, say("numberBetween", { least, most }));
    return undefined;
  };
  return { row, field, told, read };
}

/** @param {Index} index @returns {[string, string][]} */
const gamesOf = (index) => Object.entries(index.games).map(([id, game]) => [id, game.name]);

/** The game that has most to offer comes first. @param {Index} index */
function firstGame(index) {
  const many = (/** @type {string} */ id) => index.puzzles.filter((one) => one.game === id).length;
  return Object.keys(index.games).sort((a, b) => many(b) - many(a))[0] ?? "";
}

/** "Build for me". @param {Index} index @param {Owner} owner */
export function builder(index, owner) {
  let game = firstGame(index);
  const rules = make("div", "tt-rule-list");
  const chosen = /** @type {Set<string>} */ (new Set());
  const draw = () => {
    chosen.clear();
    const { rules: all = {}, skills = [] } = index.games[game] ?? {};
    const asked = new Set([
      ...index.puzzles.filter((one) => one.game === game).map((one) => one.rule),
      ...skills.map(([, rule]) => rule),
    ]);
    rules.replaceChildren(...Object.entries(all).filter(([id]) => asked.has(id)).map(([id, [n, text]]) => (
      checkbox(`${n}. ${text}`, false, (yes) => (yes ? chosen.add(id) : chosen.delete(id)))
    )));
  };
  draw();
  const count = number(say("howMany"), 10, 1, MOST);
  const easy = number(say("howManyEasy"), 3, 0, MOST);
  /** Of the items no more than all can be easy, which is said while the numbers are typed. */
  const fit = () => {
    const many = count.field.valueAsNumber;
    settle(easy.told);
    if (!(many > 0 && easy.field.valueAsNumber > many)) return true;
    blame(easy.field, easy.told, say("easyBeyond", { n: many }));
    return false;
  };
  for (const { field } of [count, easy]) field.addEventListener("input", fit);
  const which = select(gamesOf(index), game, (value) => {
    game = value;
    draw();
  });
  const line = status();
  const go = button(say("buildForMe"), async () => {
    settle(line);
    const easily = easy.read();
    const many = count.read();
    if (many === undefined || easily === undefined) return;
    if (!fit()) return easy.field.focus();
    try {
      owner.replace(await waiting(line, build(index, game, [...chosen], many, easily)), line);
    } catch (error) {
      fail(line, why(error));
    }
  });
  const pair = make("div", "tt-pair");
  pair.append(count.row, easy.row, count.told, easy.told);
  const actions = make("p", "tt-actions");
  actions.append(go);
  const box = make("section", "tt-builder");
  box.append(labelled(say("whichGame"), which), pair, folded(say("onlyTheseRules"), rules), actions, line);
  return box;
}

/**
 * A homework about these rules of a game, or about all of them; another one each time.
 * @param {Index} index @param {string} game @param {string[]} rules @param {number} count @param {number} easy
 * @returns {Promise<Item[]>}
 */
async function build(index, game, rules, count, easy) {
  const wanted = index.puzzles.filter((one) => one.game === game && (!rules.length || rules.includes(one.rule)));
  const published = Object.fromEntries(wanted.map(({ id, kind, position }) => [id, { kind, game, position }]));
  const about = rules.length ? { rules: rules.map((rule) => `${game}/${rule}`) } : { games: [game] };
  const question = { ask: "lesson-build", ...about, count, easy, seed: newSeed(), published };
  return (await asked(question)).items;
}

/** All puzzles of the pages, by rule. @param {Index} index @param {Owner} owner */
export function picker(index, owner) {
  let game = firstGame(index);
  const list = make("div", "tt-picker");
  const draw = () => {
    const { rules = {} } = index.games[game] ?? {};
    const here = index.puzzles.filter((one) => one.game === game);
    list.replaceChildren(...Object.entries(rules).flatMap(([id, [n, text]]) => {
      const alike = here.filter((one) => one.rule === id);
      if (!alike.length) return [];
      const group = folded("", ...alike.map((one) => row(one)));
      group.querySelector("summary")?.append(sentence(`${n}. ${text}`), ` (${alike.length})`);
      return [group];
    }));
  };
  /** @param {import("./published.js").Listed} one */
  const row = (one) => {
    const label = checkbox("", owner.holds(one.id), () => owner.toggle(one.id));
    label.querySelector("span")?.append(sentence(`${one.question} ${one.about}`));
    return label;
  };
  draw();
  const which = select(gamesOf(index), game, (value) => {
    game = value;
    draw();
  });
  const fold = folded(say("pickFromPages"), labelled(say("whichGame"), which), list);
  fold.addEventListener("toggle", () => fold.open && draw());
  return fold;
}

/** Drills: one with a fixed seed, or so many fresh ones for each pupil. @param {Index} index @param {Owner} owner */
export function drills(index, owner) {
  let game = firstGame(index);
  let difficulty = 1;
  const skill = make("select", "tt-select");
  const draw = () => {
    skill.replaceChildren(...(index.games[game]?.skills ?? []).map(([id, , text]) => new Option(text, id)));
  };
  draw();
  const which = select(gamesOf(index), game, (value) => {
    game = value;
    draw();
  });
  const hard = select([1, 2, 3].map((n) => [String(n), say(`level${n}`)]), "1", (value) => {
    difficulty = Number(value);
  });
  const many = number(say("howManyFresh"), 3, 1, MOST_FRESH);
  many.row.append(many.told);
  const line = status();
  const actions = make("p", "tt-actions");
  actions.append(
    button(say("addFresh"), () => {
      line.textContent = "";
      const fresh = many.read();
      if (fresh !== undefined) owner.add([{ game, difficulty, skill: skill.value, fresh }], line);
    }),
    button(say("addDrill"), () => {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] % 100_000;
      owner.add([{ game, difficulty, skill: skill.value, seed }], line);
    }, "tt-second"),
  );
  return folded(
    say("takeDrills"), labelled(say("whichGame"), which), labelled(say("whichSkill"), skill),
    labelled(say("difficulty"), hard), many.row, make("p", "tt-hint-line", say("freshHint")), actions, line,
  );
}
