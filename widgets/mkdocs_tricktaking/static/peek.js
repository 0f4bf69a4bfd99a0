// What a verdict or a refusal says, held at the lower edge of the window while it stands below.

import { make } from "./sentence.js";

/** So much of it is in sight when it can be read. */
const MOST = 0.9;

/** @type {IntersectionObserver | undefined} */
let watch;

/**
 * @param {HTMLElement} status  where it stands
 * @param {HTMLElement} box  the verdict, or a notice of one paragraph
 */
export function peek(status, box) {
  status.parentElement?.querySelector(".tt-peek")?.remove();
  watch?.disconnect();
  const head = box.querySelector(".tt-verdict-head") ?? box;
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
    line.hidden = !entry || entry.intersectionRatio > MOST || entry.boundingClientRect.top < 0;
  }, { threshold: [0, MOST] });
  watch.observe(head);
}
