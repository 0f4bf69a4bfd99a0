// The site's search: one dialog over Pagefind's index, which is fetched when it is first opened.

/** @typedef {{url: string, title: string, excerpt: string}} Section */
/** @typedef {{url: string, meta: {title: string}, excerpt: string, sub_results: Section[]}} Found */
/** @typedef {{data: () => Promise<Found>}} Hit */
/** @typedef {{debouncedSearch: (text: string) => Promise<{results: Hit[]} | null>}} Pagefind */

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
  const found = await (await index()).debouncedSearch(text);
  if (!found) return; // somebody typed on
  const near = await Promise.all(found.results.slice(0, MOST).map((hit) => hit.data()));
  const hits = near.filter((page) => holds(page, text));
  show(hits.flatMap(({ url, meta, excerpt, sub_results }) =>
    sub_results.length ? sub_results.slice(0, 2) : [{ url, title: meta.title, excerpt }]));
  const { none = "", some = "" } = button?.dataset ?? {};
  tell(hits.length ? some.replace("{n}", String(found.results.length - near.length + hits.length)) : none);
}

/**
 * Whether a page has what was asked for: Pagefind shortens a word that it does not know until some
 * word begins so, be it with one letter.
 * @param {Found} page @param {string} text
 */
function holds({ excerpt, sub_results }, text) {
  const asked = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const marked = [excerpt, ...sub_results.map((section) => section.excerpt)]
    .flatMap((said) => [...said.matchAll(/<mark>(.*?)<\/mark>/gu)].map(([, word = ""]) => plain(word)));
  return !asked.length || marked.some((word) => asked.some((known) => word.includes(known.slice(0, LEAST))));
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
