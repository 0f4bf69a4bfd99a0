// What the engine keeps from visit to visit: a picture of the started Python, in Cache Storage.
//
// It is only a shortcut. Where it may not be kept, or does not fit, the engine starts without it.

/** @typedef {import("./engine-worker.js").Files} Files */

const STORE = "tricktaking-engine";
/** A picture is two thirds zeros; only pages that hold something are kept, and read in half the time. */
const PAGE_BYTES = 16384;
const PAGE_WORDS = PAGE_BYTES / 4;

/**
 * The address under which it is kept names all that it was made from.
 * @param {Files} files
 */
function address({ pyodide, library, engine, later }) {
  const picture = new URL("picture-in-pages", engine);
  picture.search = [pyodide, library, engine, later].map((url) => url.split("/").slice(-2)).join();
  return picture.href;
}

/**
 * A picture without its empty pages: its size, how many pages are kept, which, and the pages.
 * @param {Uint8Array<ArrayBuffer>} picture @returns {Blob}
 */
function packed(picture) {
  const words = new Uint32Array(picture.buffer, picture.byteOffset, picture.byteLength >> 2);
  const numbers = [];
  for (let page = 0; page * PAGE_BYTES < picture.byteLength; page += 1) {
    const part = words.subarray(page * PAGE_WORDS, (page + 1) * PAGE_WORDS);
    if (part.some((word) => word !== 0)) numbers.push(page);
  }
  const head = Uint32Array.of(picture.byteLength, numbers.length, ...numbers);
  const pages = numbers.map((page) => picture.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES));
  return new Blob([head, ...pages]);
}

/**
 * The picture that was packed; an error where it is not whole.
 * @param {ArrayBuffer} kept @returns {ArrayBuffer}
 */
export function unpacked(kept) {
  const [size = 0, count = 0] = new Uint32Array(kept, 0, 2);
  const numbers = new Uint32Array(kept, 8, count);
  const picture = new Uint8Array(size);
  let at = 8 + 4 * count;
  for (const page of numbers) {
    const length = Math.min(PAGE_BYTES, size - page * PAGE_BYTES);
    picture.set(new Uint8Array(kept, at, length), page * PAGE_BYTES);
    at += length;
  }
  if (!size || at !== kept.byteLength) throw new RangeError("the picture of the engine is not whole");
  return picture.buffer;
}

/** The packed picture of this release, if there is one. @param {Files} files */
export async function recall(files) {
  return (await (await caches.open(STORE)).match(address(files)))?.arrayBuffer();
}

/** Whether there is none yet for this release. @param {Files} files */
export async function isWanted(files) {
  return !(await (await caches.open(STORE)).match(address(files)));
}

/**
 * Keeps a picture in place of those of other releases of this site.
 * @param {Files} files @param {Uint8Array<ArrayBuffer>} picture
 */
export async function keep(files, picture) {
  const store = await caches.open(STORE);
  const site = new URL(".", files.engine).href;
  const old = (await store.keys()).filter(({ url }) => url.startsWith(site));
  await Promise.all(old.map((request) => store.delete(request)));
  await store.put(address(files), new Response(packed(picture)));
}

/**
 * Puts an empty one in place of a picture that was at hand when something failed: this release then
 * does without.
 * @param {Files} files
 */
export async function distrust(files) {
  try {
    const store = await caches.open(STORE);
    if (await store.match(address(files))) await store.put(address(files), new Response());
  } catch {
    // What cannot be opened holds nothing to distrust.
  }
}
