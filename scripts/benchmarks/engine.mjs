// Times the engine in the lean runtime under Node; engine.py sends the work and reads the times.

import fs from "node:fs";

import { start } from "./runtime.mjs";

const work = JSON.parse(fs.readFileSync(0, "utf8"));
const python = await start("/tests", (FS) => {
  FS.mkdirTree("/tests/oracle");
  for (const [name, text] of Object.entries(work.oracle)) FS.writeFile(`/tests/oracle/${name}`, text);
});

/** @param {() => unknown} act @returns {number} milliseconds */
function time(act) {
  const started = performance.now();
  act();
  return performance.now() - started;
}

/** @param {number[]} times */
function median(times) {
  return [...times].sort((a, b) => a - b)[times.length >> 1];
}

const imports = [
  time(() => python.runPython(`import ${work.plainImports}`)),
  time(() => python.runPython("import tricktaking.ask")),
];
const answer = python.runPython("from tricktaking.ask import answer\nanswer");
const oracle = python.runPython(`
import json
from oracle.door import reply_to_text
lambda text: json.dumps(reply_to_text(text))
`);

/** @param {(text: string) => string} door @param {string[]} texts @returns {number} seconds */
function all(door, texts) {
  return time(() => { for (const text of texts) door(text); }) / 1000;
}

/** @type {Record<string, {ours: number, theirs: number, small: number}>} */
const games = {};
for (const [game, { replays, small }] of Object.entries(work.games)) {
  const ours = [], theirs = [], about = [];
  for (let round = 0; round < work.rounds; round += 1) {
    ours.push(all(answer, replays));
    theirs.push(all(oracle, replays));
    about.push(all(answer, small));
  }
  games[game] = { ours: median(ours), theirs: median(theirs), small: median(about) };
}
// The best of five times: what else runs on the machine is not the engine's fault.
const judged = work.judged.map((/** @type {string} */ text) => {
  return Math.min(...Array.from({ length: 5 }, () => time(() => answer(text))));
});
process.stdout.write(JSON.stringify({ version: python.runPython("import sys; sys.version.split()[0]"), imports, games, judged }));
