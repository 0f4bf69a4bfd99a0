// Times drills in the lean runtime under Node; drills.py sends the questions and reads the times.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const RUNTIME = path.join(ROOT, ".build", "runtime");

const questions = JSON.parse(fs.readFileSync(0, "utf8"));
const { page } = JSON.parse(fs.readFileSync(path.join(RUNTIME, "manifest.json"), "utf8"));
const { loadPyodide } = await import(path.join(RUNTIME, page.pyodide, "pyodide.mjs"));

const python = await loadPyodide({
  indexURL: path.join(RUNTIME, page.pyodide),
  stdLibURL: path.join(RUNTIME, page.library),
  lockFileContents: page.lock,
  packageBaseUrl: RUNTIME,
  env: { PYTHONPATH: "/engine.zip" },
  /** @param {any} FS */
  fsInit: async (FS) => {
    FS.writeFile("/engine.zip", fs.readFileSync(path.join(RUNTIME, page.engine)));
  },
});
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
