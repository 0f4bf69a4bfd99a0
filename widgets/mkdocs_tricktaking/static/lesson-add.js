// The small button under every puzzle of a page that puts it into the lesson being made.

import { holds, toggle } from "./lesson-draft.js";
import { address, lessons } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

const COMPOSER = "lesson-composer";

/**
 * @param {HTMLElement} element  the puzzle @param {string | undefined} id
 * @returns {HTMLElement | undefined} nothing where it is not a page's own puzzle
 */
export function addButton(element, id) {
  return id && !element.closest(".tt-app, [data-dealt]") ? adder({ puzzle: id }) : undefined;
}

/** The same for any items, which go together. @param {...import("./lesson-draft.js").Item} items @returns {HTMLElement | undefined} nothing where there are no lessons */
export function adder(...items) {
  if (!lessons()?.tools[COMPOSER]) return undefined;
  const box = make("span", "tt-add");
  const button = make("button", "tt-cards");
  button.type = "button";
  const link = make("a", "tt-add-link");
  link.href = address(COMPOSER);
  const show = (/** @type {number} */ count) => {
    const inside = holds(...items);
    button.textContent = say(inside ? "takeOut" : items.length > 1 ? "addBothToLesson" : "addToLesson");
    button.setAttribute("aria-pressed", String(inside));
    link.hidden = !inside;
    link.textContent = count ? say("lessonHolds", { n: count }) : say("toLesson");
  };
  button.addEventListener("click", () => show(toggle(...items)));
  show(0);
  box.append(button, link);
  return box;
}
