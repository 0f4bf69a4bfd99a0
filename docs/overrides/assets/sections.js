// Marks the section being read in the list of contents beside the page.

const ACTIVE = "md-nav__link--active";

/** The link of the last heading above the first third of the window. @param {Element} beside */
function reading(beside) {
  /** @type {HTMLAnchorElement | undefined} */
  let found;
  for (const link of beside.querySelectorAll(/** @type {"a"} */ ("a.md-nav__link"))) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading && heading.getBoundingClientRect().top < innerHeight / 3) found = link;
  }
  return found;
}

/** The id of the section that is being read: where the address says one that is in view, that one. */
export function sectionRead() {
  const named = location.hash && document.getElementById(location.hash.slice(1)); // ids are plain words
  if (location.hash && (!named || inView(named))) return location.hash;
  let found = "";
  if (!scrollY) return found;
  for (const heading of document.querySelectorAll("article :is(h2, h3, h4)[id]")) {
    if (heading.getBoundingClientRect().top > innerHeight / 3) break;
    found = `#${heading.id}`;
  }
  return found;
}

/** @param {Element} element */
function inView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function mark() {
  const beside = document.querySelector(".md-sidebar--secondary");
  if (!beside?.checkVisibility()) return;
  const [last, now] = [beside.querySelector(`.${ACTIVE}`), reading(beside)];
  if (last === now) return;
  last?.classList.remove(ACTIVE);
  now?.classList.add(ACTIVE);
  keepInSight(now);
}

/** @param {Element | null | undefined} link */
function keepInSight(link) {
  const list = link?.closest(".md-sidebar__scrollwrap");
  if (!link || !list) return;
  const [own, around] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top - around.top - around.height / 3;
}

export function followSections() {
  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  }, { passive: true });
  mark();
}
