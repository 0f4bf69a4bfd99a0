// A word of the glossary is explained where it stands: under the pointer, in focus, at the first tap.
// The explanations are in the page already (and told to the ear by aria-describedby); this shows them.

const LINGER = 250;
const TERM = "a.tt-term";

/** @type {HTMLElement | undefined} */
let box;
/** @type {HTMLAnchorElement | undefined} the term that is being explained */
let shown;
let timer = 0;

/** @param {EventTarget | null} target */
function termAt(target) {
  const term = target instanceof Element && target.closest(TERM);
  return term instanceof HTMLAnchorElement ? term : undefined;
}

/** @param {HTMLAnchorElement} term */
function show(term) {
  clearTimeout(timer);
  if (shown === term) return;
  const told = document.getElementById(term.getAttribute("aria-describedby") ?? "");
  const source = told?.closest("glossary-terms");
  if (!told || !(source instanceof HTMLElement)) return;
  if (!box?.isConnected) box = made();
  const more = document.createElement("a");
  more.href = term.href;
  more.tabIndex = -1;
  more.append(source.dataset.more ?? "");
  box.replaceChildren(told.textContent ?? "", document.createElement("br"), more);
  shown = term;
  box.showPopover();
  place(box, term);
}

function made() {
  const fresh = document.createElement("div");
  fresh.className = "tt tt-definition";
  fresh.popover = "manual";
  // Readers have it from the description of the link already.
  fresh.setAttribute("aria-hidden", "true");
  fresh.addEventListener("pointerenter", () => clearTimeout(timer));
  fresh.addEventListener("pointerleave", leave);
  document.body.append(fresh);
  return fresh;
}

/** Below the word, else above it, always inside the window. @param {HTMLElement} own @param {HTMLElement} term */
function place(own, term) {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = own.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - 16;
  const below = word.bottom + 2 + height <= innerHeight;
  own.style.left = `${Math.max(16, Math.min(word.left, room))}px`;
  own.style.top = `${below ? word.bottom + 2 : Math.max(0, word.top - height - 2)}px`;
}

function hide() {
  clearTimeout(timer);
  shown = undefined;
  if (box?.matches(":popover-open")) box.hidePopover();
}

/** The pointer may cross over to the explanation before it goes. */
function leave() {
  clearTimeout(timer);
  timer = setTimeout(hide, LINGER);
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const term = termAt(target);
  if (term && pointerType !== "touch") show(term);
});
document.addEventListener("pointerout", ({ target, pointerType }) => {
  if (termAt(target) && pointerType !== "touch") leave();
});
document.addEventListener("focusin", ({ target }) => {
  const term = termAt(target);
  if (term?.matches(":focus-visible")) show(term);
});
document.addEventListener("focusout", ({ target }) => {
  if (termAt(target)) hide();
});
document.addEventListener("click", (event) => {
  const term = termAt(event.target);
  const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
  if (term && byTouch && shown !== term) {
    event.preventDefault();
    show(term);
  } else if (!box?.contains(/** @type {Node} */ (event.target))) {
    hide();
  }
}, true);
document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
// Focus may scroll its word into view: the explanation goes along with it.
addEventListener("scroll", () => {
  if (!shown || !box) return;
  const { top, bottom } = shown.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) hide();
  else place(box, shown);
}, { passive: true });
