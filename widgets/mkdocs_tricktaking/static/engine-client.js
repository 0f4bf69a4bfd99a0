// The page's side of the engine: questions in, replies out, and one worker behind them.
//
// This module is loaded once a document, so the worker stays when instant navigation changes the page.
// It starts nothing by itself: `warm()` or the first question does.
// What goes wrong has a code, which the page looks up among its words: "boot-failed", "boot-timeout",
// "offline", "wasm-blocked", "engine-died", "answer-timeout", "no-engine", "replaced".

import { painted, rested, whenIdle } from "./moments.js";

/** @typedef {"idle" | "loading" | "ready" | "failed"} State */
/** @typedef {import("./engine-worker.js").Files} Files */
/** @typedef {{base: string, files: Files}} Config */
/** @typedef {Record<string, unknown>} Reply */

/**
 * A question that has no reply yet.
 * @typedef {object} Pending
 * @property {string} question
 * @property {(reply: Reply) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {number} tries  how many workers it has brought down
 */

const SILENCE_LIMIT = 60_000;
const ANSWER_LIMIT = 60_000;
const SLOW_AFTER = 8_000;
const REMEMBER_AFTER = 2_000;
const PICTURE_BYTES = 32_000_000;
const PICTURES_TO_FIT = 10; // it must be small against what the browser grants
const MOST_BOOTS = 2;
const MOST_TRIES = 2;
const HOPELESS = new Set(["wasm-blocked", "offline", "no-engine"]);

/** Why there is no reply: `code` is for the page's words, the message for a report. */
export class EngineError extends Error {
  /** @param {string} code @param {string} [detail] */
  constructor(code, detail = code) {
    super(detail);
    this.name = "EngineError";
    this.code = code;
  }
}

/**
 * Events: "state" whenever `state`, `reason` or `slow` changed, "progress" and "picture" likewise.
 */
export class Engine extends EventTarget {
  /** @type {State} */
  state = "idle";
  /** The code of the failure while `state` is "failed". */
  reason = "";
  /** True while a start takes longer than a reader expects. */
  slow = false;
  progress = { loaded: 0, total: 0 };
  /**
   * Whether this start used the picture of an earlier visit, or left one for the next.
   * @type {import("./engine-worker.js").Picture}
   */
  picture = "none";

  /** @type {Worker | undefined} */
  #worker;
  /** @type {Config | undefined} the one the worker runs */
  #config;
  #boots = 0;
  /** Whether all of the engine is wanted, not only what a first verdict needs. */
  #whole = false;
  /** Set for good by the first failure: it might have been the picture's fault. */
  #suspicious = false;
  /** @type {Worker | undefined} the last one that was told to keep a picture */
  #reminded;
  #lastId = 0;
  /** @type {Map<number, Pending>} in the order of asking, which is the worker's order of answering */
  #pending = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #slowTimer;

  /**
   * Asks one question; starts the engine where it is not running yet.
   * @param {object} question
   * @param {{urgent?: boolean}} [options] urgent: do not wait for an idle moment to start
   * @returns {Promise<Reply>}
   */
  ask(question, { urgent = false } = {}) {
    const config = pageConfig();
    if (config && this.#config && !sameEngine(config, this.#config)) this.#replace();
    if (this.state === "failed" && !this.#worthAnotherTry()) {
      return Promise.reject(new EngineError(this.reason));
    }
    return new Promise((resolve, reject) => {
      const pending = { question: JSON.stringify(question), resolve, reject, tries: 0 };
      const id = ++this.#lastId;
      this.#pending.set(id, pending);
      if (this.state === "ready") this.#send(id, pending);
      else if (urgent) this.#start();
      else this.warm();
    });
  }

  /** Starts the engine as soon as the page has nothing better to do. */
  warm() {
    if (this.state !== "idle" && this.state !== "failed") return;
    if (this.state === "failed" && !this.#worthAnotherTry()) return;
    whenIdle(() => painted().then(() => this.#start()));
  }

  /** Starts at once and brings all there is, for a tab that is to go on working without a network. */
  bringAll() {
    this.#whole = true;
    if (this.state === "ready") this.#worker?.postMessage({ complete: true });
    else this.#start();
  }

  /** Starts afresh, whatever happened before; open questions are asked again. */
  restart() {
    this.#drop();
    this.#boots = 0;
    this.#enter("idle");
    this.#start();
  }

  /** @returns {void} */
  #start() {
    if (this.state === "loading" || this.state === "ready") return;
    const config = pageConfig();
    this.#boots += 1;
    this.#config = config;
    this.progress = { loaded: 0, total: config?.files.bytes ?? 0 };
    this.#enter("loading");
    if (!config) return this.#failed("no-engine");
    this.#slowTimer ??= setTimeout(() => this.#tellSlow(), SLOW_AFTER);
    this.#watch(SILENCE_LIMIT, () => this.#failed("boot-timeout"));
    const script = new URL(`./engine-worker.js${new URL(import.meta.url).search}`, import.meta.url);
    const worker = new Worker(script, { type: "module", name: "tricktaking" });
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#heard(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#heard(worker, { fatal: this.#deathCode(), detail: event.message });
    };
    const memory = this.#memory(config.files);
    worker.postMessage({ boot: config.files, memory });
    if (memory === "use") this.#recall(worker, config.files);
  }

  /**
   * Brings the picture of an earlier visit while the worker still comes to life.
   * @param {Worker} worker @param {Files} files
   */
  async #recall(worker, files) {
    const memory = import("./engine-memory.js");
    const kept = await memory.then(({ recall }) => recall(files)).catch(() => undefined);
    worker.postMessage({ kept }, kept ? [kept] : []);
  }

  /** @param {Files} files @returns {import("./engine-worker.js").Memory} */
  #memory(files) {
    if (!files.memory || savesData()) return "off";
    return this.#suspicious ? "distrust" : "use";
  }

  /** @param {Worker} worker @param {any} message */
  #heard(worker, message) {
    if (worker !== this.#worker) return;
    if ("loaded" in message) {
      this.progress = { loaded: message.loaded, total: message.total };
      this.#watch(SILENCE_LIMIT, () => this.#failed("boot-timeout"));
      this.dispatchEvent(new Event("progress"));
    } else if ("alive" in message) {
      this.#watchForDeath(worker, message.alive);
    } else if ("ready" in message) {
      this.#boots = 0;
      this.picture = message.picture;
      this.#enter("ready");
      for (const [id, pending] of this.#pending) this.#send(id, pending);
      if (this.#whole) worker.postMessage({ complete: true });
    } else if ("id" in message) {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      this.#watchAnswers();
      if (message.failed) return pending?.reject(new EngineError(message.failed));
      pending?.resolve(JSON.parse(message.reply));
      this.#remember(worker);
    } else if ("picture" in message) {
      this.picture = message.picture;
      this.dispatchEvent(new Event("picture"));
    } else if ("fatal" in message) {
      if (this.state === "ready") this.#died(message.fatal, message.detail);
      else this.#failed(message.fatal, message.detail);
    }
  }

  /**
   * When the reader rests after its first reply, the worker may keep what makes the next visit faster.
   * @param {Worker} worker
   */
  #remember(worker) {
    if (this.#reminded === worker) return;
    this.#reminded = worker;
    rested(REMEMBER_AFTER).then(() => whenIdle(async () => {
      if (savesData()) return;
      worker.postMessage({ complete: true });
      if (await hasRoom()) worker.postMessage({ remember: true });
      else this.#heard(worker, { picture: "refused" });
    }));
  }

  /** @param {number} id @param {Pending} pending */
  #send(id, pending) {
    this.#worker?.postMessage({ id, question: pending.question });
    this.#watchAnswers();
  }

  /**
   * A worker that ended without a word gives up its lock: that is how its death is known at once.
   * @param {Worker} worker @param {string} lock
   */
  async #watchForDeath(worker, lock) {
    await navigator.locks.request(lock, () => undefined);
    this.#heard(worker, { fatal: this.#deathCode(), detail: "the worker ended" });
  }

  #deathCode() {
    return this.state === "ready" ? "engine-died" : "boot-failed";
  }

  /**
   * The worker is gone while it answered: the question it had in hand may be the cause.
   * @param {string} code @param {string} [detail]
   */
  #died(code, detail) {
    this.#suspicious = true;
    this.#drop();
    const [first] = this.#pending;
    if (first) {
      const [id, pending] = first;
      pending.tries += 1;
      if (pending.tries >= MOST_TRIES) {
        this.#pending.delete(id);
        pending.reject(new EngineError(code, detail));
      }
    }
    this.#enter("idle");
    if (this.#pending.size) this.#start();
  }

  /**
   * A start failed: once more, where that can help; then tell everyone who waits.
   * @param {string} code @param {string} [detail] @returns {void}
   */
  #failed(code, detail) {
    this.#suspicious = true;
    this.#drop();
    if (this.#boots < MOST_BOOTS && !HOPELESS.has(code)) {
      this.state = "idle";
      return this.#start();
    }
    this.#boots = 0;
    this.reason = code;
    this.#enter("failed");
    this.#rejectAll(new EngineError(code, detail));
  }

  /** The page now shown was built with another engine than the one that runs. */
  #replace() {
    this.#drop();
    this.#boots = 0;
    this.#enter("idle");
    this.#rejectAll(new EngineError("replaced"));
  }

  /** @param {EngineError} error */
  #rejectAll(error) {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of waiting) pending.reject(error);
  }

  #drop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    clearTimeout(this.#watchdog);
  }

  #worthAnotherTry() {
    return this.reason === "offline" && navigator.onLine;
  }

  /** @param {State} state */
  #enter(state) {
    this.state = state;
    if (state !== "failed") this.reason = "";
    if (state !== "loading") {
      this.slow = false;
      clearTimeout(this.#slowTimer);
      this.#slowTimer = undefined;
      clearTimeout(this.#watchdog);
    }
    this.dispatchEvent(new Event("state"));
  }

  #tellSlow() {
    this.slow = true;
    this.dispatchEvent(new Event("state"));
  }

  #watchAnswers() {
    clearTimeout(this.#watchdog);
    if (this.#pending.size) this.#watch(ANSWER_LIMIT, () => this.#died("answer-timeout"));
  }

  /** @param {number} limit @param {() => void} alarm */
  #watch(limit, alarm) {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(alarm, limit);
  }
}

/** Whether the reader asked that nothing be loaded that is not needed. */
function savesData() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  return connection?.saveData === true;
}

/** Whether a picture may be kept without taking room that somebody else may need. */
async function hasRoom() {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage > PICTURES_TO_FIT * PICTURE_BYTES;
  } catch {
    return false;
  }
}

/** @returns {Config | undefined} what the page says about its engine, with full addresses */
function pageConfig() {
  const text = document.getElementById("tricktaking-engine")?.textContent;
  if (!text) return undefined;
  const { base, files } = JSON.parse(text);
  const root = new URL(base, document.baseURI);
  /** @param {string} name */
  const address = (name) => new URL(name, root).href;
  const { pyodide, library, engine, later } = files;
  return {
    base,
    files: {
      ...files,
      pyodide: address(pyodide),
      library: address(library),
      engine: address(engine),
      later: address(later),
    },
  };
}

/** @param {Config} one @param {Config} other */
function sameEngine(one, other) {
  /** @param {string} url */
  const name = (url) => url.slice(url.lastIndexOf("/"));
  /** @param {Config} config */
  const names = ({ files: { library, engine, later } }) => [library, engine, later].map(name).join();
  return names(one) === names(other);
}

/** The one engine of this document. */
export const engine = new Engine();

/** @param {object} question @param {{urgent?: boolean}} [options] */
export const ask = (question, options) => engine.ask(question, options);

export const warm = () => engine.warm();
