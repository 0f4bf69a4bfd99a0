// What the engine keeps from visit to visit: a picture of the started Python, in Cache Storage.
//
// It is only a shortcut. Where it may not be kept, or does not fit, the engine starts without it.

/** @typedef {import("./engine-worker.js").Files} Files */

const STORE = "tricktaking-engine";

/**
 * The address under which it is kept names all that it was made from.
 * @param {Files} files
 */
function address({ pyodide, library, engine, later }) {
  const picture = new URL("picture", engine);
  picture.search = [pyodide, library, engine, later].map((url) => url.split("/").slice(-2)).join();
  return picture.href;
}

/** @param {Files} files @returns {Promise<ArrayBuffer | undefined>} */
export async function recall(files) {
  try {
    const kept = await (await caches.open(STORE)).match(address(files));
    const picture = await kept?.arrayBuffer();
    return picture?.byteLength ? picture : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is none yet for this release. @param {Files} files */
export async function isWanted(files) {
  return !(await (await caches.open(STORE)).match(address(files)));
}

/**
 * Keeps a picture in place of those of other releases of this site.
 * @param {Files} files @param {Uint8Array} picture
 */
export async function keep(files, picture) {
  const store = await caches.open(STORE);
  const site = new URL(".", files.engine).href;
  const old = (await store.keys()).filter(({ url }) => url.startsWith(site));
  await Promise.all(old.map((request) => store.delete(request)));
  await store.put(address(files), new Response(new Uint8Array(picture)));
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
