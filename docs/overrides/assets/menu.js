// The menu of narrow windows: a button, for the keyboard as well, over the theme's own switch.

const OPENS_BY = new Set(["Enter", " "]);

/** The parts of the page that is shown now: a link may have brought another. */
function parts() {
  const drawer = document.getElementById("__drawer");
  const button = document.querySelector(/** @type {"button"} */ ("button.site-menu"));
  const menu = document.querySelector(/** @type {"div"} */ (".md-sidebar--primary"));
  return drawer instanceof HTMLInputElement && button && menu ? { drawer, button, menu } : undefined;
}

/** Wires the menu of the page that is shown now. */
export function wireMenu() {
  const found = parts();
  if (!found) return;
  const { drawer, button, menu } = found;
  for (const label of document.querySelectorAll("label.site-menu")) label.remove();
  drawer.tabIndex = -1;
  button.hidden = false;
  button.addEventListener("click", () => turn(!drawer.checked));
  drawer.addEventListener("change", () => follow(drawer.checked));
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) turn(false);
  });
  for (const label of menu.querySelectorAll(/** @type {"label"} */ ("label[for=__toc]"))) pressable(label);
  follow(drawer.checked);
}

/** @param {boolean} open */
function turn(open) {
  const found = parts();
  if (!found || found.drawer.checked === open) return;
  found.drawer.checked = open;
  follow(open);
}

/** Whatever opened or closed the menu. @param {boolean} open */
function follow(open) {
  const { button, menu } = parts() ?? {};
  button?.setAttribute("aria-expanded", String(open));
  if (!open || !menu) return;
  const places = [...menu.querySelectorAll(/** @type {"a"} */ (".md-nav__list :is(a[href], [role=button])"))];
  places.find((place) => place.checkVisibility({ visibilityProperty: true }))?.focus();
}

/** A label of the theme that opens a list, made to be pressed by a keyboard. @param {HTMLElement} label */
function pressable(label) {
  label.tabIndex = 0;
  label.setAttribute("role", "button");
  label.addEventListener("keydown", (event) => {
    if (!OPENS_BY.has(event.key)) return;
    event.preventDefault();
    label.click();
  });
}

document.addEventListener("keydown", ({ key }) => {
  const { drawer, button } = parts() ?? {};
  if (key !== "Escape" || !drawer?.checked) return;
  turn(false);
  button?.focus();
});
