// What there is to choose: mode, game, kind of question, skills, difficulty, length.

import { button, checkbox, folded, labelled, select } from "./app-parts.js";
import { index } from "./drill-data.js";
import { progressLink } from "./drill-end.js";
import { dueIn } from "./drill-memory.js";
import { load } from "./drill-record.js";
import { everything } from "./drill-plan.js";
import { CONTRAST } from "./drill-supply.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-plan.js").Choice} Choice */
/** @typedef {import("./trick-drill.js").TrickDrill} TrickDrill */

const LENGTHS = [5, 10, 20, 0];
const MINUTES = [1, 3, 5];

/** @param {TrickDrill} owner */
export function homeOf(owner) {
  const box = make("section", "tt-drill-home");
  const heading = make("h2", "tt-question", say("chooseDrills"));
  heading.tabIndex = -1;
  const fields = make("div", "tt-drill-fields");
  const choice = { ...owner.choice };
  const start = button(say("startDrills"), () => owner.start(choice));
  const actions = make("p", "tt-actions");
  actions.append(start);
  box.append(heading);
  const due = dueIn(load().record, Date.now());
  if (due) box.append(make("p", "tt-hint-line", say("dueCount", { n: due })));
  box.append(fields, actions, progressLink());
  index().then((found) => fill(fields, choice, found)).catch(() => fields.append(make("p", "tt-hint-line", say("notWorked"))));
  return box;
}

/** @param {HTMLElement} fields @param {Choice} choice @param {import("./drill-data.js").Index} found */
function fill(fields, choice, found) {
  const again = () => {
    const focused = document.activeElement?.getAttribute("data-field");
    fill(fields, choice, found);
    if (focused) /** @type {HTMLElement | null} */ (fields.querySelector(`[data-field="${focused}"]`))?.focus();
  };
  const games = Object.entries(found.games).map(([id, { name }]) => /** @type {[string, string]} */ ([id, name]));
  const clock = choice.mode === "clock";
  if (clock && !MINUTES.includes(choice.length)) choice.length = 3;
  if (!clock && !LENGTHS.includes(choice.length)) choice.length = 10;
  /** @param {string} name @param {string} label @param {[string, string][]} options @param {string} value @param {(value: string) => void} change */
  const field = (name, label, options, value, change) => {
    const made = select(options, value, (picked) => {
      change(picked);
      again();
    });
    made.dataset.field = name;
    return labelled(label, made);
  };
  const modes = /** @type {Choice["mode"][]} */ (["practice", "streak", "clock", "check"]);
  const rows = [
    field("mode", say("drillMode"), modes.map((mode) => [mode, say(`mode-${mode}`)]), choice.mode,
      (mode) => (choice.mode = /** @type {Choice["mode"]} */ (mode))),
    field("game", say("drillGame"), [["", say("allGames")], ...games, [CONTRAST, say("contrast")]], choice.game, (game) => {
      choice.game = game;
      choice.skills = [];
    }),
    field("kind", say("drillKind"), [["", say("allKinds")], ...Object.entries(found.kinds)], choice.kind, (kind) => {
      choice.kind = kind;
      choice.skills = [];
    }),
    field("difficulty", say("difficulty"), [0, 1, 2, 3].map((n) => [String(n), say(`difficulty-${n}`)]), String(choice.difficulty),
      (n) => (choice.difficulty = Number(n))),
  ];
  if (choice.mode !== "streak") {
    const lengths = clock ? MINUTES : LENGTHS;
    rows.push(field("length", say(clock ? "drillMinutes" : "drillLength"),
      lengths.map((n) => [String(n), n ? String(n) : say("withoutEnd")]), String(choice.length),
      (n) => (choice.length = Number(n))));
  }
  fields.replaceChildren(...rows, skillsOf(choice, found));
}

/** The skills one by one. @param {Choice} choice @param {import("./drill-data.js").Index} found */
function skillsOf(choice, found) {
  const list = make("div", "tt-drill-skills");
  const shown = everything(found).filter(({ game, kind }) => game !== CONTRAST
    && (!choice.game || game === choice.game) && (!choice.kind || kind === choice.kind));
  let last = "";
  for (const { game, skill, text } of shown) {
    if (game !== last) list.append(make("p", "tt-app-heading", found.games[game].name));
    last = game;
    const key = `${game}/${skill}`;
    list.append(checkbox(text, choice.skills.includes(key), (yes) => {
      choice.skills = yes ? [...choice.skills, key] : choice.skills.filter((one) => one !== key);
    }));
  }
  return folded(say("drillSkills"), list);
}
