// The site's search: one dialog over Pagefind's index, which is fetched when it is first opened.

import { belowHeading, hasStart, lettersOf, plain, stemsOf, waysOf, wordsOf } from "./site-search-forms.js";

/** @typedef {{url: string, title: string, excerpt: string}} Section */
/** @typedef {{url: string, meta: {title: string}, excerpt: string, sub_results: Section[]}} Found */
/** @typedef {{id: string, score: number, data: () => Promise<Found>}} Hit */
/** @typedef {{results: Hit[]}} Results */
/** @typedef {{search: (text: string) => Promise<Results>}} Pagefind */

const MOST = 8;
/** So many milliseconds somebody may pause between two letters. */
const PAUSE = 150;
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

/** How often no index came: a browser asks for the same address of a module only once. */
let failures = 0;

/** The index of the page's language, fetched when it is first needed. */
function index() {
  const { button } = parts();
  const address = `${new URL(button?.dataset.index ?? "", location.href).href}?${document.documentElement.lang}`;
  let known = indexes.get(address);
  if (!known) {
    known = import(failures ? `${address}&${failures}` : address);
    indexes.set(address, known);
  }
  return known;
}

/** Without an index, or a part of it: Pagefind would never ask again for a part that did not come. */
function lost() {
  failures += 1;
  indexes.clear();
  const { broken = "", offline = "" } = parts().button?.dataset ?? {};
  show([], []);
  tell(navigator.onLine ? broken : offline);
}

function open() {
  const { dialog, field } = parts();
  index().catch(lost);
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
  if (!text) return show([], []);
  const pagefind = await index();
  await new Promise((pause) => setTimeout(pause, PAUSE));
  if (field?.value.trim() !== text) return; // somebody typed on
  const { cards = "{}", endings = "", none = "", some = "", missing = "" } = button?.dataset ?? {};
  const asked = await Promise.all(wordsOf(text, JSON.parse(cards)).map((word) => known(pagefind, word, endings)));
  const found = asked.filter(({ forms }) => forms.length);
  const starts = found.map(({ starts: one }) => one);
  const pages = found.length ? await pagesWith(pagefind, found.map(({ forms }) => forms)) : [];
  const near = await Promise.all(pages.map((hits) => Promise.all(hits.map((hit) => dataOf(hit)))));
  if (field?.value.trim() !== text) return;
  const sections = near.filter((ways) => ways.some((page) => starts.some((start) => holds(page, start))))
    .map((ways) => best(ways, starts))
    .sort(([one], [other]) => worth(other, starts) - worth(one, starts))
    .slice(0, MOST).flatMap((page) => page.slice(0, 2));
  show(sections, starts.flat());
  const lacking = found.length < asked.length
    ? missing.replace("{words}", asked.filter(({ forms }) => !forms.length).map(({ word }) => word).join(", ")) : "";
  tell(sections.length ? `${lacking} ${some.replace("{n}", String(sections.length))}`.trim() : none);
  if (!sections.length && !navigator.onLine) lost();
}

/**
 * A word, the forms of it that some page has, and how a word that is meant by it begins. Pagefind
 * shortens a word that it does not know until some word begins so, be it with one letter.
 * @param {Pagefind} pagefind @param {string} word @param {string} endings
 */
async function known(pagefind, word, endings) {
  const stems = stemsOf(word, endings);
  const forms = await having(pagefind, stems, (stem) => [stem]);
  if (forms.length) return { word, forms, starts: forms };
  const beginning = plain(word).slice(0, LEAST);
  return { word, forms: await having(pagefind, [word], () => [beginning]), starts: [beginning] };
}

/** @param {Pagefind} pagefind @param {string[]} forms @param {(form: string) => string[]} starts */
async function having(pagefind, forms, starts) {
  const had = await Promise.all(forms.map(async (form) => {
    const { results } = await pagefind.search(form);
    const near = await Promise.all(results.slice(0, 2).map((hit) => dataOf(hit)));
    return near.some((page) => holds(page, starts(form))) ? [form] : [];
  }));
  return had.flat();
}

/** @type {Promise<unknown>} */
let before = Promise.resolve();

/** What a hit says. Pagefind writes it into one object for each page, whatever was searched: so one by one. @param {Hit} hit */
function dataOf(hit) {
  const said = before.then(async () => ({ ...await hit.data() }));
  before = said.catch(() => undefined);
  return said;
}

/** The pages that hold a form of every word, the best first, each as often as it was found. @param {Pagefind} pagefind @param {string[][]} forms */
async function pagesWith(pagefind, forms) {
  const found = await Promise.all(waysOf(forms).map((way) => pagefind.search(way)));
  /** @type {Map<string, Hit[]>} */
  const hits = new Map();
  for (const hit of found.flatMap(({ results }) => results)) hits.set(hit.id, [...hits.get(hit.id) ?? [], hit]);
  const score = (/** @type {Hit[]} */ page) => Math.max(...page.map((hit) => hit.score));
  return [...hits.values()].sort((one, other) => score(other) - score(one));
}

/** The sections of a page, those first that hold most of what was asked. @param {Found[]} ways @param {string[][]} starts */
function best(ways, starts) {
  const sections = ways
    .flatMap(({ url, meta, excerpt, sub_results }) => (sub_results.length ? sub_results : [{ url, title: meta.title, excerpt }]))
    .sort((one, other) => worth(other, starts) - worth(one, starts));
  return sections.filter(({ url }, at) => sections.findIndex((other) => other.url === url) === at);
}

/** How much of what was asked a section holds, in the heading above all. @param {Section | undefined} section @param {string[][]} starts */
function worth(section, starts) {
  if (!section) return 0;
  const held = (/** @type {string} */ text) => starts.filter((start) => hasStart(text, start)).length;
  const named = lettersOf(section.title).every((word) => hasStart(word, starts.flat())) ? 1 : 0;
  return 2 * held(section.title) + held(marked(section.excerpt)) + named;
}

/** What Pagefind has marked. @param {string} excerpt */
function marked(excerpt) {
  return [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gu)].map(([, said = ""]) => said).join(" ").replace(/<.*?>/gu, " ");
}

/** Whether a page has a word that begins so. @param {Found} page @param {string[]} starts */
function holds({ excerpt, sub_results }, starts) {
  return [excerpt, ...sub_results.map((section) => section.excerpt)].some((said) => hasStart(marked(said), starts));
}

/** @param {Section[]} sections @param {string[]} starts */
function show(sections, starts) {
  parts().list?.replaceChildren(...sections.map(({ url, title, excerpt }) => {
    const link = document.createElement("a");
    link.href = url;
    link.append(...title.split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u)
      .map((part) => piece(part, hasStart(part, starts))));
    const text = document.createElement("p");
    // Pagefind marks the words it found with <mark> and escapes everything else.
    const said = belowHeading(excerpt, title).split(/<\/?mark>/);
    text.append(...said.map((part, place) => piece(
      part.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&"), place % 2 === 1)));
    const item = document.createElement("li");
    item.append(link, ...(text.textContent?.trim() ? [text] : []));
    return item;
  }));
  tell("");
}

/** @param {string} text @param {boolean} found */
function piece(text, found) {
  if (!found) return text;
  const made = document.createElement("mark");
  made.textContent = text;
  return made;
}

/** Arrow keys walk through field and results; Escape closes at once, where browsers would first empty the field. @param {KeyboardEvent} event */
function walk(event) {
  if (event.key === "Escape") {
    event.preventDefault();
    parts().dialog?.close();
  }
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
  if (target === parts().field) search().catch(lost);
});
window.addEventListener("online", () => {
  if (parts().dialog?.open) search().catch(lost);
});

export {};
