// <lesson-embed>: the player in a frame of somebody else's page: its own colours, its height told, a way out.

import { rawAddress } from "./lesson-link.js";
import { LessonPlayer } from "./lesson-player.js";
import { address } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

class LessonEmbed extends LessonPlayer {
  connectedCallback() {
    super.connectedCallback();
    followScheme();
    tellHeight();
    const out = make("p", "tt-embed-out");
    const link = make("a", "", say("openHere"));
    link.href = address("lesson-player") + rawAddress();
    link.target = "_blank";
    link.rel = "noopener";
    out.append(link);
    this.after(out);
  }
}

/** Dark or light as the reader's system is: there is no switch here. */
function followScheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    document.documentElement.dataset.bsTheme = dark.matches ? "dark" : "light";
  };
  dark.addEventListener("change", follow);
  follow();
}

/** Tells the page around, which may listen with `embed-height.js`; without it the frame scrolls. */
function tellHeight() {
  if (window.parent === window) return;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    window.parent.postMessage(JSON.stringify({ tricktaking: "height", height }), "*");
  }).observe(document.body);
}

if (!customElements.get("lesson-embed")) customElements.define("lesson-embed", LessonEmbed);
