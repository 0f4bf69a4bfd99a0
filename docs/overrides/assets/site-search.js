// The site's search: one dialog over Pagefind's index, which is fetched when it is first opened.

/** @typedef {{url: string, title: string, excerpt: string}} Section */
/** @typedef {{url: string, meta: {title: string}, excerpt: string, sub_results: Section[]}} Found */
/** @typedef {{data: () => Promise<Found>}} Hit */
/** @typedef {{results: Hit[]}} Results */
/** @typedef {{search: (text: string) => Promise<Results>, debouncedSearch: (text: string) => Promise<Results | null>}} Pagefind */

const MOST = 8;
/** So many letters a word that is found shares at least with the word asked for. */
const LEAST = 3;

/** The parts of the page that is shown now: a link may have brought another. */
function parts() {
  const button = document.querySelector(/** @type {"button"} */ ("button.site-search"));
  const dialog = document.querySelector(/** @type {"dialog"} */ ("dialog.site-search-dialog"));
  const [field, list] = [dialog?.querySelector("input"), dialog?.querySelector("ol")];
  return { button, dialog, field, list, told: dialog?.querySelector("[role=status]") };
}

/** @type {Map<string, Promise<Pagefind>>} by address: each language has its own */
const indexes = new Map();

/** The index of the page's language, fetched when it is first needed. */
function index() {
  const { button } = parts();
  const address = `${new URL(button?.dataset.index ?? "", location.href).href}?${document.documentElement.lang}`;
  let known = indexes.get(address);
  if (!known) {
    known = import(address);
    known.catch(() => tell(button?.dataset.broken ?? ""));
    indexes.set(address, known);
  }
  return known;
}

function open() {
  const { dialog, field } = parts();
  index().catch(() => undefined);
  dialog?.showModal();
  field?.select();
}

/** @param {string} text */
function tell(text) {
  const { told } = parts();
  if (told) told.textContent = text;
}

async function search() {
  const { button, field } = parts();
  const text = field?.value.trim() ?? "";
  if (!text) return show([]);
  const pagefind = await index();
  let found = await pagefind.debouncedSearch(text);
  const asked = wordsOf(text);
  const unknown = asked.length > 1 ? await unknownOf(pagefind, asked) : [];
  const known = asked.filter((word) => !unknown.includes(word));
  if (unknown.length) found = await pagefind.search(known.join(" "));
  if (!found || field?.value.trim() !== text) return; // somebody typed on
  const near = await Promise.all(found.results.slice(0, MOST).map((hit) => hit.data()));
  const hits = known.length || !asked.length ? near.filter((page) => holds(page, known)) : [];
  show(hits.flatMap(({ url, meta, excerpt, sub_results }) =>
    sub_results.length ? best(sub_results, known).slice(0, 2) : [{ url, title: meta.title, excerpt }]));
  const { none = "", some = "", missing = "" } = button?.dataset ?? {};
  const pages = some.replace("{n}", String(found.results.length - near.length + hits.length));
  const lacking = unknown.length && hits.length ? missing.replace("{words}", unknown.join(", ")) : "";
  tell(hits.length ? `${lacking} ${pages}`.trim() : none);
}

/** @param {string} text */
function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that no page has: Pagefind leaves them out of what is asked. @param {Pagefind} pagefind @param {string[]} asked */
async function unknownOf(pagefind, asked) {
  const lacking = await Promise.all(asked.map(async (word) => {
    const { results } = await pagefind.search(word);
    const near = await Promise.all(results.slice(0, 2).map((hit) => hit.data()));
    return near.some((page) => holds(page, [word])) ? [] : [word];
  }));
  return lacking.flat();
}

/** The sections of a page, those first that hold most of what was asked, in the heading above all. @param {Section[]} sections @param {string[]} asked */
function best(sections, asked) {
  const starts = asked.map((word) => plain(word).slice(0, LEAST));
  /** @param {string} text */
  const held = (text) => starts.filter((start) => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => word.startsWith(start))).length;
  const marked = (/** @type {Section} */ { excerpt }) => held((excerpt.match(/<mark>.*?<\/mark>/gu) ?? []).join(" ").replace(/<.*?>/gu, " "));
  const worth = new Map(sections.map((section) => [section, 2 * held(section.title) + marked(section)]));
  return [...sections].sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}

/**
 * Whether a page has what was asked for: Pagefind shortens a word that it does not know until some
 * word begins so, be it with one letter.
 * @param {Found} page @param {string[]} asked
 */
function holds({ excerpt, sub_results }, asked) {
  const known = asked.map((word) => plain(word).slice(0, LEAST));
  const marked = [excerpt, ...sub_results.map((section) => section.excerpt)]
    .flatMap((said) => [...said.matchAll(/<mark>(.*?)<\/mark>/gu)].map(([, word = ""]) => plain(word)));
  return !asked.length || marked.some((word) => known.some((start) => word.includes(start)));
}

/** Without case and accents. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {Section[]} sections */
function show(sections) {
  parts().list?.replaceChildren(...sections.map(({ url, title, excerpt }) => {
    const link = document.createElement("a");
    link.href = url;
    link.textContent = title;
    const text = document.createElement("p");
    // Pagefind marks the words it found with <mark> and escapes everything else.
    for (const [place, part] of excerpt.split(/<\/?mark>/).entries()) {
      const piece = place % 2 ? document.createElement("mark") : document.createElement("span");
      piece.textContent = part.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
      text.append(piece);
    }
    const item = document.createElement("li");
    item.append(link, text);
    return item;
  }));
  tell("");
}

/** Arrow keys walk through field and results. @param {KeyboardEvent} event */
function walk(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const { field, list } = parts();
  const stops = [field, ...(list?.querySelectorAll("a") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const { dialog } = parts();
  if (dialog?.open) return walk(event);
  if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  open();
}

document.addEventListener("keydown", pressed);
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("button.site-search")) open();
  if (target.closest(".site-search-dialog li a")) parts().dialog?.close();
});
document.addEventListener("input", ({ target }) => {
  if (target === parts().field) search();
});

export {};
