// Follows a link inside the site without leaving the document, so that the engine, once loaded, stays.
// Whatever is not plainly a page of this site is left to the browser.

import { sectionRead } from "./sections.js";

const ROOT = new URL("..", import.meta.url).href;
const SETTLED_AFTER = 150;
const OWN_STYLE = "link[data-page-style]";

/** @param {string} address */
const withoutSection = (address) => address.split("#")[0] ?? "";

/** The path of the page that is shown; what follows it in the address is the page's own business. */
let shown = location.pathname;
/** Scripts that have run in this document. @type {Set<string>} */
const ran = new Set();
/** @type {AbortController | undefined} */
let loading;

/** @param {() => void} ready  called when another page stands in the document */
export function followLinks(ready) {
  settle();
  addEventListener("click", (event) => clicked(event, ready));
  addEventListener("popstate", ({ state }) => {
    const back = () => state?.y !== undefined && scrollTo(0, state.y);
    if (location.pathname === shown) back();
    else visit(location.href, false, ready).then(back);
  });
  rememberScrolling();
  for (const happens of ["pointerenter", "focus", "click"]) {
    addEventListener(happens, ({ target }) => {
      const link = target instanceof Element && target.closest("a.site-language");
      if (link instanceof HTMLAnchorElement) link.hash = sectionRead();
    }, true);
  }
}

/** Addresses in the head must outlive a change of the page's own address. */
function settle() {
  for (const link of document.head.querySelectorAll("link")) link.href = String(link.href);
  for (const script of document.querySelectorAll("script")) {
    if (!script.src) continue;
    script.src = String(script.src);
    ran.add(script.src);
  }
}

/** The browser's own memory of the scrolling does not know that pages come late. */
function rememberScrolling() {
  let timer = 0;
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(remember, SETTLED_AFTER);
  }, { passive: true });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}

function remember() {
  history.replaceState({ ...history.state, y: scrollY }, "");
}

/** @param {MouseEvent} event @param {() => void} ready */
function clicked(event, ready) {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const drawer = document.getElementById("__drawer");
  if (drawer instanceof HTMLInputElement) drawer.checked = false;
  const page = withoutSection(link.href);
  if (link.target || link.hasAttribute("download") || !page.startsWith(ROOT)) return;
  if (!/\/(index\.html)?(\?.*)?$/.test(page)) return;
  if (page === withoutSection(location.href) && link.href.includes("#")) return;
  event.preventDefault();
  visit(link.href, true, ready);
}

/**
 * Brings a page into the document; leaves for it where that cannot be done.
 * @param {string} address @param {boolean} onward  whether the history gets a new entry
 * @param {() => void} ready
 */
async function visit(address, onward, ready) {
  loading?.abort();
  const own = new AbortController();
  loading = own;
  document.documentElement.setAttribute("data-loading", "");
  try {
    const answer = await fetch(address, { signal: own.signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(String(answer.status));
    const hash = new URL(address).hash;
    const found = withoutSection(answer.url) + hash;
    const page = new DOMParser().parseFromString(text, "text/html");
    if (!samePaint(page, found)) throw new Error("the site was renewed");
    const wear = await dressed(page, found);
    if (own.signal.aborted) return;
    if (onward) {
      remember();
      history.pushState({}, "", withoutSection(found));
      history.scrollRestoration = "manual";
    }
    shown = location.pathname;
    wear();
    show(page, found);
    ready();
    if (!onward) return;
    if (hash) location.replace(found);
    else scrollTo({ top: 0, behavior: "instant" });
  } catch {
    if (!own.signal.aborted) location.assign(address);
  } finally {
    if (loading === own) document.documentElement.removeAttribute("data-loading");
  }
}

/** The links of a head, each with its whole address. @param {Document} page @param {string} selector @param {string} address */
const links = (page, selector, address) => [...page.head.querySelectorAll(/** @type {"link"} */ (selector))]
  .map((link) => ({ link, href: new URL(link.getAttribute("href") ?? "", address).href }));

/** Whether the page wants the very styles that are here; its own ones may differ. @param {Document} page @param {string} address */
function samePaint(page, address) {
  const common = `link[rel=stylesheet]:not(${OWN_STYLE})`;
  const [wanted, here] = [links(page, common, address), links(document, common, address)];
  return wanted.map(({ href }) => href).join() === here.map(({ href }) => href).join();
}

/**
 * Brings a page's own styles, so that it is never seen without them.
 * @param {Document} page @param {string} address
 * @returns {Promise<() => void>} puts them on, and takes away those of the page before
 */
async function dressed(page, address) {
  const worn = () => links(document, OWN_STYLE, address);
  const here = worn().map(({ href }) => href);
  const wanted = links(page, OWN_STYLE, address).map(({ href }) => href);
  await Promise.all(wanted.filter((href) => !here.includes(href)).map(bring));
  return () => {
    for (const { link, href } of worn()) {
      if (wanted.includes(href)) link.media = "all";
      else link.remove();
    }
  };
}

/** A style sheet that is here, but has no effect yet. @param {string} href */
function bring(href) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", media: "not all", href });
  link.toggleAttribute("data-page-style", true);
  return new Promise((here, failed) => {
    link.onload = here;
    link.onerror = failed;
    document.head.append(link);
  });
}

/** @param {Document} page @param {string} address */
function show(page, address) {
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  const told = "meta[name], meta[property], link:not([rel=stylesheet], [rel=icon])";
  for (const old of document.head.querySelectorAll(told)) old.remove();
  document.head.append(...page.head.querySelectorAll(told));
  const scripts = [...page.body.querySelectorAll(/** @type {"script"} */ ("script[src]"))];
  document.body.replaceChildren(...page.body.childNodes);
  for (const script of scripts) {
    const source = new URL(script.getAttribute("src") ?? "", address).href;
    if (ran.has(source)) continue;
    ran.add(source);
    const fresh = document.createElement("script");
    fresh.type = script.type;
    fresh.src = source;
    script.replaceWith(fresh);
  }
  const heading = document.querySelector("main h1");
  if (heading instanceof HTMLElement) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
