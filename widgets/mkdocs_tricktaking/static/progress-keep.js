// Carrying progress off and back, as a file or a code; remembering nothing; wiping it out.

import { button, checkbox, copy, download, folded, labelled, status, tell, textarea } from "./app-parts.js";
import { complain } from "./complaint.js";
import { codeOf, recordOf } from "./drill-code.js";
import { everything, keyOf } from "./drill-plan.js";
import { clear, load, parsed, remember, remembers, replace, setAside, today } from "./drill-record.js";
import { joined } from "./drill-merge.js";
import { opened } from "./drill-shape.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./drill-data.js").Index} Index */
/** @typedef {import("./drill-shape.js").Record_} Record_ */
/** @typedef {{show: (said?: string) => void, hush: () => void}} Owner */

const LARGEST = 2_000_000;

/** @param {Owner} owner @param {Index | undefined} index @returns {HTMLElement[]} */
export function keeping(owner, index) {
  return [make("h2", "", say("keepHeading")), make("p", "", say("keepHow")),
    away(), back(owner, index), make("h2", "", say("forgetHeading")),
    checkbox(say("sharedComputer"), !remembers(), (shared) => {
      remember(!shared);
      owner.show(say(shared ? "nothingKept" : "keptAgain"));
    }),
    wiping(owner)];
}

function away() {
  const line = status("tt-hint-line");
  const code = codeOf(load().record, Date.now());
  const shown = make("p", "tt-code tt-progress-code", code);
  const actions = make("p", "tt-actions");
  const save = (/** @type {string} */ text, /** @type {string} */ name) => {
    download(name, "application/json", text);
    tell(line, say("fileSaved"));
  };
  actions.append(button(say("saveFile"), () => save(JSON.stringify(load().record), `tricktaking-${today()}.json`), "tt-second"));
  actions.append(button(say("copyCode"), () => copy(code, line), "tt-second"));
  const unread = setAside();
  if (unread) actions.append(button(say("saveUnread"), () => save(unread, "tricktaking-unread.json"), "tt-second"));
  const box = make("div");
  box.append(actions, line, folded(say("showCode"), make("p", "tt-hint-line", say("codeHow")), shown));
  return box;
}

/** @param {Owner} owner @param {Index | undefined} index */
function back(owner, index) {
  const line = status("tt-hint-line");
  const refuse = (/** @type {HTMLElement} */ field, /** @type {string} */ word) => {
    owner.hush();
    complain(field, line, say(word));
  };
  const file = make("input", "tt-field");
  file.type = "file";
  file.accept = ".json,application/json";
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const found = chosen.size > LARGEST ? undefined : opened(parsed(await chosen.text()));
    if (!found || found.trouble) refuse(file, found?.trouble === "future" ? "fileNewer" : "fileUnread");
    else take(owner, found.record);
  });
  const field = textarea("", 3);
  const read = button(say("readCode"), () => {
    if (!field.value.trim()) return refuse(field, "noCodeGiven");
    const keys = index ? everything(index).map(keyOf) : [];
    const rules = Object.entries(index?.games ?? {}).flatMap(([game, one]) => Object.keys(one.rules).map((rule) => `${game}/${rule}`));
    const found = recordOf(field.value, keys, rules);
    if (found) take(owner, found);
    else refuse(field, "codeUnread");
  }, "tt-second");
  const actions = make("p", "tt-actions");
  actions.append(read);
  return folded(say("bringBack"), make("p", "tt-hint-line", say("bringBackHow")),
    labelled(say("chooseFile"), file), labelled(say("pasteCode"), field), actions, line);
}

/** @param {Owner} owner @param {Record_} record */
function take(owner, record) {
  const kept = replace(joined(load().record, record));
  owner.show(say(kept || !remembers() ? "broughtBack" : "notKept"));
}

/** @param {Owner} owner */
function wiping(owner) {
  const box = make("p", "tt-actions");
  const ask = () => {
    const yes = button(say("wipeYes"), () => {
      clear();
      owner.show(say("wiped"));
    });
    box.replaceChildren(make("span", "", say("wipeSure")), yes, button(say("wipeNo"), begin, "tt-second"));
    yes.focus();
  };
  const wipe = button(say("wipe"), ask, "tt-second");
  const begin = () => {
    box.replaceChildren(wipe);
    wipe.focus();
  };
  box.append(wipe);
  return box;
}
