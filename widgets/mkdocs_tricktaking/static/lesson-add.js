// The small button under every puzzle of a page that puts it into the lesson being made.

import { holds, toggle } from "./lesson-draft.js";
import { address, lessons } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

const COMPOSER = "lesson-composer";

/**
 * @param {HTMLElement} element  the puzzle @param {string | undefined} id
 * @returns {HTMLElement | undefined} nothing where it is not a page's own puzzle, or there are no lessons
 */
export function addButton(element, id) {
  if (!id || !lessons()?.tools[COMPOSER] || element.closest(".tt-app, [data-dealt]")) return undefined;
  const box = make("span", "tt-add");
  const button = make("button", "tt-cards");
  button.type = "button";
  const link = make("a", "tt-add-link");
  link.href = address(COMPOSER);
  const show = (/** @type {number} */ count) => {
    const inside = holds(id);
    button.textContent = say(inside ? "takeOut" : "addToLesson");
    button.setAttribute("aria-pressed", String(inside));
    link.hidden = !inside;
    link.textContent = count ? say("lessonHolds", { n: count }) : say("toLesson");
  };
  button.addEventListener("click", () => show(toggle(id)));
  show(0);
  box.append(button, link);
  return box;
}
