// On paper the answers stand by themselves, on a page at the end, under the numbers of the puzzles.

import { make } from "./sentence.js";
import { say } from "./words.js";

/** Numbers the puzzles and writes the page of answers. */
function write() {
  for (const story of closedStories()) {
    story.open = true;
    opened.add(story);
  }
  const puzzles = [...document.querySelectorAll("trick-puzzle, worked-trick")];
  const last = puzzles.at(-1);
  if (!last || document.querySelector(".tt-answers")) return;
  const page = make("section", "tt-answers");
  page.append(make("h2", "", say("answers")));
  puzzles.forEach((puzzle, index) => {
    puzzle.setAttribute("data-number", String(index + 1));
    const answer = make("div", "tt");
    answer.dataset.number = String(index + 1);
    const parts = puzzle.querySelectorAll(".tt-answer > :not(summary)");
    answer.append(...[...parts].map((part) => part.cloneNode(true)));
    page.append(answer);
  });
  (last.closest("article") ?? last.parentElement)?.append(page);
}

/** What a deal was, act by act, is on paper to be read. */
const closedStories = () => document.querySelectorAll(/** @type {"details"} */ ("details.tt-story:not([open])"));

/** @type {Set<HTMLDetailsElement>} */
const opened = new Set();

/** Takes both away again. */
function remove() {
  for (const story of opened) story.open = false;
  opened.clear();
  document.querySelector(".tt-answers")?.remove();
  for (const puzzle of document.querySelectorAll(".tt[data-number]")) puzzle.removeAttribute("data-number");
}

export function printAnswers() {
  addEventListener("beforeprint", write);
  addEventListener("afterprint", remove);
}
