// What a verdict says in one line, held at the lower edge of the window while the verdict is below it.

import { make } from "./sentence.js";

/** @type {IntersectionObserver | undefined} */
let watch;

/**
 * @param {HTMLElement} status  where the verdict stands
 * @param {HTMLElement} box  the verdict
 */
export function peek(status, box) {
  status.parentElement?.querySelector(".tt-peek")?.remove();
  watch?.disconnect();
  const head = box.querySelector(".tt-verdict-head");
  if (!head) return;
  const line = make("button", "tt-peek");
  line.type = "button";
  line.tabIndex = -1;
  line.setAttribute("aria-hidden", "true");
  line.dataset.right = box.dataset.right ?? "";
  line.append(...[...head.childNodes].map((node) => node.cloneNode(true)), " ↓");
  line.hidden = true;
  line.addEventListener("click", () => head.scrollIntoView({ block: "center" }));
  status.before(line);
  watch = new IntersectionObserver(([entry]) => {
    line.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top < 0;
  });
  watch.observe(head);
}
