// Builds the lean Python that the pages run: node scripts/build_runtime.mjs
//
// Needs Node and the pinned npm package `pyodide`, nothing else, and works only when an input changed.
// What comes out, in .build/runtime/: the parts of Pyodide as they are, one archive with the modules
// of the standard library that are really used, one with the engine's modules that a first verdict
// needs and one with its later ones, and manifest.json about them all.
// Every name carries a hash of the content, so that a page always gets the engine it was built with.

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const PYODIDE = path.join(ROOT, "node_modules", "pyodide");
const PARTS = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const STOCK_LIBRARY = path.join(PYODIDE, "python_stdlib.zip");
const PACKER = path.join(ROOT, "scripts", "pack_runtime.py");
const FINDER = path.join(ROOT, "scripts", "later_modules.py");
const QR = path.join(ROOT, "node_modules", "lean-qr");
const EXAMPLES = path.join(ROOT, "tests", "engine", "examples.jsonl");
const NOT_IN_A_PAGE = /^(__main__\.py|commands\/)/;
const HASH_LENGTH = 12;

// What a reader asks first; the modules that this needs start with the page, the others come later.
const FIRST_QUESTION = JSON.stringify({
  ask: "judge",
  puzzle: {
    id: "first",
    kind: "trick-winner",
    game: "bruff",
    position: "trump S; trick A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D",
  },
  answer: "B1",
});

/** A failure that its reader can mend: the sentence is all that is printed. */
class BuildError extends Error {}

/** @param {...(string | Uint8Array)} parts */
function hash(...parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, HASH_LENGTH);
}

/** @param {string} file */
function shown(file) {
  return path.relative(process.cwd(), file) || ".";
}

/**
 * The engine's modules: path in the archive → source.
 * @param {string} engine the folder that holds the package `tricktaking`
 */
function engineSources(engine) {
  const folder = path.join(engine, "tricktaking");
  if (!fs.existsSync(path.join(folder, "ask.py"))) {
    throw new BuildError(`no engine in ${shown(folder)}: ask.py is missing there`);
  }
  const paths = fs.readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".py") && !NOT_IN_A_PAGE.test(name))
    .sort();
  return Object.fromEntries(paths.map((name) => [
    `tricktaking/${name}`,
    fs.readFileSync(path.join(folder, name), "utf8"),
  ]));
}

/** The questions that show which modules an answer needs. */
function sampleQuestions() {
  if (!fs.existsSync(EXAMPLES)) return [];
  const lines = fs.readFileSync(EXAMPLES, "utf8").split("\n").filter((line) => line.trim());
  return lines.map((line) => JSON.parse(line).question)
    .map((question) => (typeof question === "string" ? question : JSON.stringify(question)));
}

async function loader() {
  try {
    return (await import("pyodide")).loadPyodide;
  } catch {
    throw new BuildError("the npm package pyodide is missing: run `npm ci` (scripts/serve.py does)");
  }
}

/**
 * Asks the engine every sample question in the given interpreter.
 * @param {any} python @param {string[]} questions @returns {string[]}
 */
function answers(python, questions) {
  const answer = python.runPython("from tricktaking.ask import answer\nanswer");
  try {
    return questions.map((question) => answer(question));
  } finally {
    answer.destroy();
  }
}

/** @param {Record<string, Uint8Array | string>} contents @param {any} python @param {string} folder */
function writeInto(python, folder, contents) {
  for (const [name, content] of Object.entries(contents)) {
    const file = `${folder}/${name}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, content);
  }
}

/**
 * Compiles and packs in a stock Pyodide, which has the byte code of the browser's Python.
 * @param {Record<string, string>} engine @param {string[]} questions
 */
async function pack(engine, questions) {
  const loadPyodide = await loader();
  const python = await loadPyodide();
  writeInto(python, "/engine", engine);
  python.FS.writeFile("/stock.zip", fs.readFileSync(STOCK_LIBRARY));
  python.globals.set("ENGINE", JSON.stringify(engine));
  python.globals.set("FINDER", fs.readFileSync(FINDER, "utf8"));
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(fs.readFileSync(PACKER, "utf8"), { filename: "pack_runtime.py" });
  const [verdict] = answers(python, [FIRST_QUESTION]);
  if (!JSON.parse(verdict).right) throw new BuildError(`the engine's first verdict is ${verdict}`);
  python.runPython("engine = json.loads(ENGINE); early = loaded_paths(engine)");
  python.runPython("import_everything(engine)");
  const replies = answers(python, questions);
  const modules = JSON.parse(python.runPython("json_names()"));
  python.runPython(`
with open("/library.zip", "wb") as file:
    file.write(library_archive("/stock.zip", loaded_modules()))
with open("/engine.zip", "wb") as file:
    file.write(engine_archive({path: engine[path] for path in early}))
with open("/later.zip", "wb") as file:
    later = {path: engine[path] for path in engine if path not in early}
    file.write(engine_archive({**later, "later_modules.py": FINDER}))
`);
  return {
    library: python.FS.readFile("/library.zip"),
    engine: python.FS.readFile("/engine.zip"),
    later: python.FS.readFile("/later.zip"),
    modules,
    replies,
    version: python.version,
  };
}

/**
 * Boots what was packed and asks the same questions: a missing module shows here, not in a page.
 * @param {{library: string, engine: string, later: string}} archives
 * @param {string[]} questions @param {string[]} expected
 */
async function prove({ library, engine, later }, questions, expected) {
  const loadPyodide = await loader();
  const python = await loadPyodide({
    stdLibURL: library,
    lockFileContents: emptyLock(),
    packageBaseUrl: PYODIDE,
    env: { PYTHONPATH: "/engine.zip" },
    /** @param {any} FS */
    fsInit: async (FS) => FS.writeFile("/engine.zip", fs.readFileSync(engine)),
  });
  answers(python, [FIRST_QUESTION]);
  python.FS.writeFile("/later.zip", fs.readFileSync(later));
  python.runPython("import sys; sys.path.append('/later.zip'); import later_modules");
  const got = answers(python, questions);
  const wrong = got.findIndex((reply, index) => reply !== expected[index]);
  if (wrong >= 0) {
    throw new BuildError(`the lean runtime answers ${questions[wrong]} differently: ${got[wrong]}`);
  }
}

/** Pyodide's list of packages, with none in it: only the facts about this build stay. */
function emptyLock() {
  const lock = JSON.parse(fs.readFileSync(path.join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return JSON.stringify({ info: lock.info, packages: {} });
}

/** The encoder of QR codes, as it is, under its licence: lesson pages fetch it when they draw one. */
function qrEncoder() {
  const licence = fs.readFileSync(path.join(QR, "LICENSE"), "utf8").replaceAll("*/", "");
  const code = fs.readFileSync(path.join(QR, "index.mjs"));
  return Buffer.concat([Buffer.from(`/* lean-qr\n${licence}*/\n`), code]);
}

/** @param {Uint8Array} data */
function sizes(data) {
  return { bytes: data.length, gzip: zlib.gzipSync(data, { level: 9 }).length };
}

/** @param {{gzip: number}} file */
function kilobytes({ gzip }) {
  return `${Math.round(gzip / 1e3)} KB`;
}

/** @param {string} out @param {string} inputs */
function upToDate(out, inputs) {
  const file = path.join(out, "manifest.json");
  if (!fs.existsSync(file)) return false;
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  const names = Object.keys(manifest.files ?? {});
  return manifest.inputs === inputs && names.every((name) => fs.existsSync(path.join(out, name)));
}

/** @param {string} engineFolder @param {string} out */
async function build(engineFolder, out) {
  const started = Date.now();
  const engine = engineSources(engineFolder);
  const questions = sampleQuestions();
  if (!fs.existsSync(STOCK_LIBRARY)) {
    throw new BuildError("node_modules/pyodide is missing: run `npm ci` (scripts/serve.py does)");
  }
  const version = JSON.parse(fs.readFileSync(path.join(PYODIDE, "package.json"), "utf8")).version;
  const inputs = hash(
    version, fs.readFileSync(STOCK_LIBRARY), JSON.stringify(engine), JSON.stringify(questions),
    fs.readFileSync(PACKER), fs.readFileSync(FINDER), fs.readFileSync(fileURLToPath(import.meta.url)),
    qrEncoder(),
  );
  if (upToDate(out, inputs)) {
    console.log(`browser runtime: unchanged in ${shown(out)}`);
    return;
  }
  console.log(`browser runtime: compiling the engine with Pyodide ${version} …`);
  const packed = await pack(engine, questions);

  /** @type {Record<string, Uint8Array>} */
  const files = {};
  const parts = PARTS.map((name) => fs.readFileSync(path.join(PYODIDE, name)));
  const core = `pyodide-${version}-${hash(...parts)}`;
  PARTS.forEach((name, index) => { files[`${core}/${name}`] = parts[index]; });
  const library = `python-${hash(packed.library)}.zip`;
  const engineFile = `engine-${hash(packed.engine)}.zip`;
  const later = `later-${hash(packed.later)}.zip`;
  files[library] = packed.library;
  files[engineFile] = packed.engine;
  files[later] = packed.later;

  const encoder = `qr-${hash(qrEncoder())}.mjs`;
  files[encoder] = qrEncoder();

  fs.mkdirSync(path.join(out, core), { recursive: true });
  for (const [name, data] of Object.entries(files)) fs.writeFileSync(path.join(out, name), data);
  console.log(`browser runtime: asking it ${questions.length} sample questions …`);
  const archives = {
    library: path.join(out, library),
    engine: path.join(out, engineFile),
    later: path.join(out, later),
  };
  await prove(archives, questions, packed.replies);

  const page = {
    pyodide: `${core}/`,
    library,
    engine: engineFile,
    later,
    lock: emptyLock(),
    memory: true,
    qr: encoder,
    bytes: packed.library.length + packed.engine.length + files[`${core}/pyodide.asm.wasm`].length,
  };
  const about = Object.fromEntries(
    Object.entries(files).map(([name, data]) => [name, sizes(data)]),
  );
  const manifest = { pyodide: version, inputs, page, files: about, modules: packed.modules };
  fs.writeFileSync(path.join(out, "manifest.json"), JSON.stringify(manifest, null, 1) + "\n");
  removeOthers(out, new Set(Object.keys(files)));
  const total = Object.values(about).reduce((sum, file) => sum + file.gzip, 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `browser runtime: ${shown(out)}, ${(total / 1e6).toFixed(2)} MB compressed, `
    + `engine ${kilobytes(about[engineFile])} and later ${kilobytes(about[later])}, ${seconds} s`,
  );
}

/** Clears what earlier builds left. @param {string} out @param {Set<string>} kept */
function removeOthers(out, kept) {
  for (const name of fs.readdirSync(out)) {
    const used = name === "manifest.json" || [...kept].some((file) => file.split("/")[0] === name);
    if (!used) fs.rmSync(path.join(out, name), { recursive: true });
  }
}

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: path.join(ROOT, "engine") },
    out: { type: "string", default: path.join(ROOT, ".build", "runtime") },
  },
});
try {
  await build(path.resolve(values.engine), path.resolve(values.out));
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  console.error(error instanceof BuildError
    ? `browser runtime: ${message}`
    : `browser runtime: the engine does not run in Pyodide:\n${message.trim()}`);
  process.exitCode = 1;
}
