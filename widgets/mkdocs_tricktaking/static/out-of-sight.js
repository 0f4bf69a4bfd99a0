// A page of sixty tables: what a tap costs grows with all of them, unless those out of sight are left out.
// How high they are must be known before, or the place where somebody reads would move.

import { whenIdle } from "./moments.js";

let planned = false;
let width = 0;

/** Leaves out what is out of sight once the page rests; to be asked again when tables came or look otherwise. */
export function leaveOut() {
  if (planned) return;
  planned = true;
  for (const table of tables()) show(table);
  whenIdle(() => {
    planned = false;
    width = innerWidth;
    const all = tables();
    const heights = all.map(heightOf);
    for (const [place, table] of all.entries()) {
      // Of one that has been seen the browser itself remembers how high it became.
      table.style.setProperty("contain-intrinsic-block-size", `auto ${heights[place]}px`);
      table.style.setProperty("content-visibility", "auto");
    }
  });
}

/** The tables of the page itself; a tool shows one at a time. */
function tables() {
  const all = [...document.querySelectorAll(/** @type {"div"} */ (".tt:not(.tt-app)"))];
  return all.filter((table) => !table.parentElement?.closest(".tt"));
}

/** @param {HTMLElement} table */
function show(table) {
  table.style.removeProperty("content-visibility");
  table.style.removeProperty("contain-intrinsic-block-size");
}

/** Without its border and padding. @param {HTMLElement} table */
function heightOf(table) {
  const style = getComputedStyle(table);
  const around = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return around.reduce((height, part) => height - parseFloat(part), table.getBoundingClientRect().height);
}

addEventListener("resize", () => {
  if (innerWidth !== width) leaveOut();
});
