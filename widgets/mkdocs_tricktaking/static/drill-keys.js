// Answering: a tap on a single choice answers at once; keys choose, answer, ask for a hint, go on.

/** @typedef {import("./trick-puzzle.js").TrickPuzzle} TrickPuzzle */

const MOVES = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " "]);

/** The choices of a puzzle in their order. @param {HTMLElement} puzzle */
const inputs = (puzzle) => [...puzzle.querySelectorAll("input")];

/** @param {HTMLElement} puzzle */
export const submit = (puzzle) => puzzle.querySelector("form")?.requestSubmit();

/**
 * A tap answers where one choice is the answer; a key that moves or chooses does not.
 * @param {HTMLElement} root
 */
export function answerByTap(root) {
  let key = "";
  root.addEventListener("keydown", (event) => (key = event.key), true);
  root.addEventListener("keyup", () => (key = ""), true);
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio" || MOVES.has(key)) return;
    const puzzle = target.closest("trick-puzzle");
    if (puzzle instanceof HTMLElement && !puzzle.hasAttribute("verdict")) submit(puzzle);
  });
}

/**
 * @typedef {object} Acts
 * @property {() => HTMLElement | undefined} puzzle  the one that is asked
 * @property {() => boolean} answered
 * @property {() => void} next
 * @property {() => void} hint
 */

/**
 * Keys reach the drill from inside it, and from nowhere in particular: it is all that the page is about.
 * @param {HTMLElement} root @param {Acts} acts
 */
export function keys(root, { puzzle, answered, next, hint }) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const asked = puzzle();
    if (!asked?.isConnected || ctrlKey || metaKey || altKey || event.isComposing) return;
    // The theme has single-letter keys of its own, and one of them leaves the page.
    if (key.length === 1) event.stopPropagation();
    if (writes(target) && !(target instanceof HTMLInputElement && asked.contains(target) && !writable(target, key))) return;
    const inside = target instanceof Node && (asked.contains(target) || target === root || isNowhere(target));
    const [first] = inputs(asked);
    if (first && writes(first) && /^[-\d]$/.test(key)) return first.focus(); // where the key goes on to write
    if (/^[1-9]$/.test(key)) toggle(inputs(asked)[Number(key) - 1]);
    else if (key === "Enter" && inside && !presses(target)) answered() ? next() : submit(asked);
    else if (isKey(event, "n") && answered()) next();
    else if (isKey(event, "h") && !answered()) hint();
    else return;
    event.preventDefault();
  };
  /** @param {KeyboardEvent} event */
  const fromNowhere = (event) => {
    if (!root.isConnected) document.removeEventListener("keydown", fromNowhere, true);
    else if (isNowhere(event.target) && !document.querySelector("dialog[open]")) pressed(event);
  };
  root.addEventListener("keydown", pressed);
  document.addEventListener("keydown", fromNowhere, true);
}

/** Whether no control has the focus. @param {EventTarget | null} target */
const isNowhere = (target) => target === document.body || target === document.documentElement;

/** Whether a key writes something into a field of a puzzle: a number has no letters. @param {HTMLInputElement} field @param {string} key */
const writable = ({ type }, key) => key !== "Enter" && !(type === "number" && /^\p{L}$/u.test(key) && !/^e$/i.test(key));

/** By the letter, or by the place of the key where the letters are others. @param {KeyboardEvent} event @param {string} letter */
function isKey({ key, code }, letter) {
  const pressed = key.toLowerCase();
  return pressed === letter || (code === `Key${letter.toUpperCase()}` && pressed.length === 1 && pressed > "\u007f");
}

/** Whether letters and digits are being written there. @param {EventTarget | null} target */
function writes(target) {
  if (target instanceof HTMLInputElement) return !["radio", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether Enter has its own meaning there. @param {EventTarget | null} target */
const presses = (target) => target instanceof Element && target.matches("button, a, summary");

/** @param {HTMLInputElement | undefined} input */
function toggle(input) {
  if (!input) return;
  input.checked = input.type === "radio" || !input.checked;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  input.focus();
}
