// The runtime that the pages get, under Node, with both archives of the engine.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const RUNTIME = path.join(ROOT, ".build", "runtime");

/**
 * @param {string} [places]  where Python looks besides, as in PYTHONPATH
 * @param {(FS: any) => void} [write]  puts more files in
 * @returns {Promise<any>}
 */
export async function start(places = "", write = () => {}) {
  const { page } = JSON.parse(fs.readFileSync(path.join(RUNTIME, "manifest.json"), "utf8"));
  const { loadPyodide } = await import(path.join(RUNTIME, page.pyodide, "pyodide.mjs"));
  const python = await loadPyodide({
    indexURL: path.join(RUNTIME, page.pyodide),
    stdLibURL: path.join(RUNTIME, page.library),
    lockFileContents: page.lock,
    packageBaseUrl: RUNTIME,
    env: { PYTHONPATH: `/engine.zip:/later.zip${places && ":"}${places}` },
    /** @param {any} FS */
    fsInit: async (FS) => {
      FS.writeFile("/engine.zip", fs.readFileSync(path.join(RUNTIME, page.engine)));
      FS.writeFile("/later.zip", fs.readFileSync(path.join(RUNTIME, page.later)));
      write(FS);
    },
  });
  python.runPython("import later_modules");
  return python;
}
