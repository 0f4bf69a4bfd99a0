// Keeps page and section when the reader changes the language.
// With instant navigation the header stays, so its link must follow the address.

for (const link of document.querySelectorAll("a.site-language")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  const here = new URL(link.dataset.here ?? "", location.href).href;
  const there = new URL(link.dataset.there ?? "", location.href).href;
  const follow = () => {
    if (!location.href.startsWith(here)) return;
    const path = location.pathname.slice(new URL(here).pathname.length);
    link.href = there + path + location.hash;
  };
  for (const event of ["pointerenter", "focus", "click"]) link.addEventListener(event, follow, true);
}
