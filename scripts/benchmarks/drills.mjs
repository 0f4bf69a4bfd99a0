// Times drills in the lean runtime under Node; drills.py sends the questions and reads the times.

import fs from "node:fs";

import { start } from "./runtime.mjs";

const questions = JSON.parse(fs.readFileSync(0, "utf8"));
const python = await start();
const answer = python.runPython("from tricktaking.ask import answer\nanswer");
answer(questions[0]);

/** @param {string} question @returns {number} milliseconds */
function time(question) {
  const started = performance.now();
  const reply = JSON.parse(answer(question));
  const taken = performance.now() - started;
  if (reply.problem) throw new Error(`${question}: ${JSON.stringify(reply.problem)}`);
  return taken;
}

// The better of two times: what else runs on the machine is not the engine's fault.
const times = questions.map((/** @type {string} */ question) => Math.min(time(question), time(question)));
process.stdout.write(JSON.stringify({ version: python.runPython("import sys; sys.version.split()[0]"), times }));
