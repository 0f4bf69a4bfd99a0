// Light, dark, or as the system: one button, which shows what is in force and goes on to the next.
// The first paint is the business of the inline script in partials/javascripts/palette.html.

const KEY = "tricktaking.scheme";
const system = matchMedia("(prefers-color-scheme: dark)");

/** What the reader chose, for as long as storage is refused. */
let chosen = "";

function current() {
  try {
    return chosen || JSON.parse(localStorage.getItem(KEY) ?? '"auto"');
  } catch {
    return chosen || "auto";
  }
}

/** @param {string} scheme */
function keep(scheme) {
  chosen = scheme;
  try {
    localStorage.setItem(KEY, JSON.stringify(scheme));
  } catch {
    // The memory lasts as long as the document then.
  }
}

function apply() {
  const scheme = current();
  const dark = scheme === "auto" ? system.matches : scheme === "slate";
  document.body.setAttribute("data-md-color-scheme", dark ? "slate" : "default");
}

/** Wires the buttons of the header that is shown now. */
export function showScheme() {
  const buttons = [...document.querySelectorAll(/** @type {"button"} */ ("button[data-scheme]"))];
  const show = () => {
    const scheme = current();
    const known = buttons.some((button) => button.dataset.scheme === scheme);
    for (const button of buttons) button.hidden = button.dataset.scheme !== (known ? scheme : "auto");
  };
  buttons.forEach((button, index) => {
    const next = buttons[(index + 1) % buttons.length];
    button.addEventListener("click", () => {
      keep(next?.dataset.scheme ?? "auto");
      apply();
      show();
      next?.focus();
    });
  });
  show();
}

system.addEventListener("change", apply);
