// The engine in its worker: boots the lean Python once, then answers questions, text in and text out.
//
// What it is sent:   {boot: Files, memory: Memory} first, {kept: ArrayBuffer or undefined} where
//                    memory is "use", then {id, question} any number of times,
//                    and {remember: true} or {complete: true} when the page has nothing better to
//                    do: keep a picture, bring the rest of the engine.
// What it sends:     {alive: LOCK}, {loaded, total}, {ready: true, picture}, {id, reply} or
//                    {id, failed: CODE}, {picture}, and as the last word {fatal: CODE, detail}; a
//                    worker that is ended without a word frees its lock.
// `answer` is the only Python object it ever holds, and it never leaves this file.

/**
 * The runtime a page was built with; every name carries a hash of its content.
 * @typedef {object} Files
 * @property {string} pyodide  address of Pyodide's own folder
 * @property {string} library  address of the archive of the standard library
 * @property {string} engine   address of the archive of the engine, as far as a first verdict needs it
 * @property {string} later    address of the archive of the rest, fetched when it is needed or idle
 * @property {string} lock     Pyodide's package list, empty
 * @property {number} bytes    how much there is to load, unpacked
 * @property {boolean} memory  whether a picture of the started engine may be kept for the next visit
 */

/**
 * What to do about the picture of an earlier visit. One that was at hand when something failed is
 * distrusted, whoever is to blame.
 * @typedef {"use" | "distrust" | "off"} Memory
 */

/** @typedef {(question: string) => string} Answer */

const SMALLEST_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const LARGE_PART = 1 << 20;
const TIMES_TOLD = 100;
const ENGINE_PATH = "/lib/engine.zip";
const LATER_PATH = "/lib/later.zip";
// The last two: a picture knows of the later archive, but files are not in it.
const MISSING_MODULE = new Set([
  "ImportError", "ModuleNotFoundError", "ZipImportError", "FileNotFoundError",
]);

/** @type {Answer | undefined} */
let answer;

/** Brings the rest of the engine, once. @type {() => Promise<void>} */
let completed = async () => {};

/** @typedef {"none" | "used" | "kept" | "refused"} Picture what became of the picture */

/** Makes and keeps the picture, once. @type {(() => Promise<Picture>) | undefined} */
let remember;

/** @type {Picture} */
let picture = "none";

/** @type {(packed: ArrayBuffer | undefined) => void} */
let receive;

/** The picture of an earlier visit, which the page brings. @type {Promise<ArrayBuffer | undefined>} */
const kept = new Promise((resolve) => {
  receive = resolve;
});

/** A boot that failed for a reason with a code of its own. */
class BootError extends Error {
  /** @param {string} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

/** @param {unknown} error @param {string} code */
function giveUp(error, code) {
  answer = undefined;
  const known = error instanceof BootError ? error.code : code;
  self.postMessage({ fatal: known, detail: String(error) });
}

/** Holds a lock for as long as this worker lives, where the browser has locks. */
function showLife() {
  const name = `tricktaking-${Math.random()}`;
  navigator.locks?.request(name, () => {
    self.postMessage({ alive: name });
    return new Promise(() => {});
  }).catch(() => {}); // An embedding page may forbid it; then only the time limit tells of an end.
}

/** Pyodide hangs without a word where WebAssembly is not allowed, so that is tried first. */
function tryWebAssembly() {
  try {
    new WebAssembly.Module(SMALLEST_MODULE);
  } catch (error) {
    throw new BootError("wasm-blocked", String(error));
  }
}

/**
 * Starts a download and counts the bytes of a copy: only the response as it came from the network
 * lets the browser keep the compiled WebAssembly for the next visit.
 * @param {string} url @param {string} type @param {(bytes: number) => void} count
 * @returns {Promise<Response>}
 */
async function download(url, type, count) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(url, { cache: "force-cache" });
  } catch (error) {
    throw new BootError(navigator.onLine ? "boot-failed" : "offline", `${url}: ${error}`);
  }
  const copy = response.clone().body;
  if (!response.ok || !copy) throw new BootError("boot-failed", `${url}: ${response.status}`);
  watchBytes(copy, count);
  const typed = response.headers.get("Content-Type") === type;
  return typed ? response : new Response(response.body, { headers: { "Content-Type": type } });
}

/**
 * Reads in large parts where the browser can: small ones keep the worker from its work.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {(bytes: number) => void} count
 */
async function watchBytes(stream, count) {
  let room = new Uint8Array(LARGE_PART);
  const next = byReader(stream);
  try {
    for (let part = await next(room); part.value && !part.done; part = await next(room)) {
      count(part.value.length);
      room = new Uint8Array(part.value.buffer);
    }
  } catch {
    // Whoever reads the response itself meets the same failure and tells it.
  }
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 * @returns {(room: Uint8Array<ArrayBuffer>) => Promise<{done: boolean, value?: Uint8Array<ArrayBuffer>}>}
 */
function byReader(stream) {
  try {
    const reader = stream.getReader({ mode: "byob" });
    return (room) => reader.read(room);
  } catch {
    const reader = stream.getReader();
    return () => reader.read();
  }
}

/**
 * Lets Pyodide take what has been started for it, instead of fetching and compiling again.
 * Its instantiation only logs a failure and hangs; here the failure is told.
 * @param {Map<string, Promise<Response>>} started @param {Promise<WebAssembly.Module>} compiled
 * @param {(error: unknown) => void} failed
 */
function handOver(started, compiled, failed) {
  const fetchAnew = self.fetch;
  self.fetch = (input, options) => started.get(String(input)) ?? fetchAnew(input, options);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      failed(error);
      throw error;
    }
  };
}

/** @param {Files} files @param {Memory} memory @returns {Promise<Answer>} */
async function boot(files, memory) {
  tryWebAssembly();
  let loaded = 0;
  let told = 0;
  /** @param {number} bytes */
  const count = (bytes) => {
    loaded += bytes;
    if (loaded < files.bytes && loaded - told < files.bytes / TIMES_TOLD) return;
    told = loaded;
    self.postMessage({ loaded, total: files.bytes });
  };
  const wasm = `${files.pyodide}pyodide.asm.wasm`;
  const machineCode = download(wasm, "application/wasm", count);
  const compiled = WebAssembly.compileStreaming(machineCode);
  const library = download(files.library, "application/zip", count);
  const started = new Map([[wasm, machineCode], [files.library, library]]);
  const engine = download(files.engine, "application/zip", count);
  const core = import(`${files.pyodide}pyodide.mjs`);
  const machine = import(`${files.pyodide}pyodide.asm.mjs`);
  /** @type {Promise<never>} */
  const failure = new Promise((_, failed) => {
    handOver(started, compiled, failed);
    for (const part of [compiled, library, engine, core, machine]) part.catch(failed);
  });
  if (memory === "distrust") import("./engine-memory.js").then(({ distrust }) => distrust(files));
  const known = memory === "use" ? unpackedPicture() : undefined;
  return Promise.race([start(files, core, machine, engine, known), failure]);
}

async function unpackedPicture() {
  const { unpacked } = await import("./engine-memory.js");
  const packed = await kept;
  return packed?.byteLength ? unpacked(packed) : undefined;
}

/** @param {Response} response */
async function contents(response) {
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @param {Files} files @param {Promise<any>} core @param {Promise<any>} machine
 * @param {Promise<Response>} engine @param {Promise<ArrayBuffer | undefined> | undefined} recalling
 * @returns {Promise<Answer>}
 */
async function start(files, core, machine, engine, recalling) {
  const known = await recalling;
  const options = known ? { _loadSnapshot: known } : recalling ? { _makeSnapshot: true } : {};
  const python = await (await core).loadPyodide({
    ...options,
    indexURL: files.pyodide,
    stdLibURL: files.library,
    lockFileContents: files.lock,
    packageBaseUrl: files.pyodide,
    /** @param {any} settings */
    createPyodideModule: async (settings) => (await machine).default(settings),
    env: { PYTHONPATH: ENGINE_PATH },
    /** @param {any} FS */
    fsInit: async (FS) => FS.writeFile(ENGINE_PATH, await contents(await engine)),
  });
  completed = once(() => addLater(files, python));
  if (known) {
    python.runPython("import random; random.seed()"); // or every visit would get the same deals
    picture = "used";
  } else if (recalling) {
    remember = () => takePicture(files, python);
  }
  return python.runPython("from tricktaking.ask import answer\nanswer");
}

/**
 * Does something once; a failure counts as not done.
 * @param {() => Promise<void>} act @returns {() => Promise<void>}
 */
function once(act) {
  /** @type {Promise<void> | undefined} */
  let done;
  return () => {
    done ??= act().catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** @param {Files} files @param {any} python */
async function addLater(files, python) {
  const archive = await contents(await download(files.later, "application/zip", () => {}));
  python.FS.writeFile(LATER_PATH, archive);
  python.runPython(`import sys; sys.path.append("${LATER_PATH}"); import later_modules`);
}

/**
 * A question may be the first to need a module that came not with the page.
 * @param {Answer} answer @param {string} question @returns {Promise<string>}
 */
async function answerWithAll(answer, question) {
  try {
    return answer(question);
  } catch (error) {
    if (!MISSING_MODULE.has(/** @type {any} */ (error).type)) throw error;
    await completed();
    return answer(question);
  }
}

/** @param {Files} files @param {any} python @returns {Promise<Picture>} */
async function takePicture(files, python) {
  const { isWanted, keep } = await import("./engine-memory.js");
  if (!(await isWanted(files))) return "refused";
  await keep(files, python.makeMemorySnapshot());
  return "kept";
}

self.onmessage = async ({ data }) => {
  if (data.boot) {
    showLife();
    try {
      answer = await boot(data.boot, data.memory);
      self.postMessage({ ready: true, picture });
    } catch (error) {
      giveUp(error, "boot-failed");
    }
  } else if ("kept" in data) {
    receive(data.kept);
  } else if (data.remember) {
    const take = remember;
    remember = undefined;
    // Without a picture the next visit starts as this one did.
    if (take) self.postMessage({ picture: await take().catch(() => "refused") });
  } else if (data.complete) {
    completed().catch(() => {}); // The question that needs it will tell.
  } else if (answer) {
    try {
      self.postMessage({ id: data.id, reply: await answerWithAll(answer, data.question) });
    } catch (error) {
      if (error instanceof BootError) self.postMessage({ id: data.id, failed: error.code });
      else giveUp(error, "engine-died");
    }
  }
};

export {};
