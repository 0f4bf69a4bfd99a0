// The site's search: one dialog over Pagefind's index, which is fetched when it is first opened.

/** @typedef {{url: string, title: string, excerpt: string}} Section */
/** @typedef {{url: string, meta: {title: string}, excerpt: string, sub_results: Section[]}} Found */
/** @typedef {{data: () => Promise<Found>}} Hit */
/** @typedef {{debouncedSearch: (text: string) => Promise<{results: Hit[]} | null>}} Pagefind */

const MOST = 8;
const button = document.querySelector(/** @type {"button"} */ ("button.site-search"));
const dialog = document.querySelector(/** @type {"dialog"} */ ("dialog.site-search-dialog"));
const field = dialog?.querySelector("input");
const list = dialog?.querySelector("ol");
const told = dialog?.querySelector("[role=status]");

/** @type {Promise<Pagefind> | undefined} */
let index;

function open() {
  if (!button || !dialog || !field) return;
  index ??= import(new URL(button.dataset.index ?? "", location.href).href);
  index.catch(() => tell(button.dataset.broken ?? ""));
  dialog.showModal();
  field.select();
}

/** @param {string} text */
function tell(text) {
  if (told) told.textContent = text;
}

async function search() {
  const text = field?.value.trim() ?? "";
  if (!text) return show([]);
  const found = await (await index)?.debouncedSearch(text);
  if (!found) return; // somebody typed on
  const hits = await Promise.all(found.results.slice(0, MOST).map((hit) => hit.data()));
  show(hits.flatMap(({ url, meta, excerpt, sub_results }) =>
    sub_results.length ? sub_results.slice(0, 2) : [{ url, title: meta.title, excerpt }]));
  const { none = "", some = "" } = button?.dataset ?? {};
  tell(hits.length ? some.replace("{n}", String(found.results.length)) : none);
}

/** @param {Section[]} sections */
function show(sections) {
  list?.replaceChildren(...sections.map(({ url, title, excerpt }) => {
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
  const stops = [field, ...(list?.querySelectorAll("a") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {KeyboardEvent} event */
function shortcut(event) {
  const wanted = event.key === "k" && (event.ctrlKey || event.metaKey);
  if (!wanted || dialog?.open) return;
  event.preventDefault();
  open();
}

button?.addEventListener("click", open);
document.addEventListener("keydown", shortcut);
field?.addEventListener("input", search);
dialog?.addEventListener("keydown", walk);
list?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a")) dialog?.close();
});

export {};
