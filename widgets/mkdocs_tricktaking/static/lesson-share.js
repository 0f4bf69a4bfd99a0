// What comes of a finished lesson: its link, the QR code, code for another site, paper, the screen.

import { button, copy, download, folded, status, textarea } from "./app-parts.js";
import { why } from "./engine-state.js";
import { address, here } from "./lessons.js";
import { centimetres, qr } from "./lesson-qr.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** Where a frame may not open the system's share sheet, the result is copied: browsers that know no sheet warn of the word. */
const ALLOWED = "clipboard-write";
const DENSE = 300;
const EMBED_HEIGHT = 640;

/** @typedef {{token: string | null, label: string, title: string, length: number, problems: {text: string, at?: string}[]}} Encoded */

export class Share {
  box = make("section", "tt-share");
  #line = status();
  #link = textarea("", 2);
  #problems = make("div", "tt-problems");
  #rest = make("div");

  constructor() {
    this.#link.readOnly = true;
    this.#link.setAttribute("aria-label", say("lessonLink"));
    this.#link.classList.add("tt-link");
    this.#problems.setAttribute("role", "status");
    const actions = make("p", "tt-actions");
    actions.append(button(say("copyLink"), () => this.#link.value && copy(this.#link.value, this.#line)));
    this.box.append(make("h2", "tt-app-heading", say("lessonLink")), this.#problems, this.#link, actions, this.#line, this.#rest);
  }

  /** Nothing to share yet. @param {string} message */
  empty(message) {
    this.#link.value = "";
    this.#problems.replaceChildren(make("p", "tt-hint-line", message));
    this.#rest.replaceChildren();
  }

  /** @param {unknown} error */
  failed(error) {
    this.empty(why(error));
  }

  /** @param {Encoded} encoded @param {(problem: {text: string, at?: string}) => string} told */
  show(encoded, told) {
    const { token, label } = encoded;
    this.#problems.replaceChildren(...encoded.problems.map((problem) => make("p", "tt-app-notice", told(problem))));
    if (!token) {
      this.#link.value = "";
      this.#rest.replaceChildren();
      return;
    }
    const link = address("lesson-player", token, label);
    if (link === this.#link.value) return;
    this.#link.value = link;
    this.#line.textContent = "";
    this.#rest.replaceChildren(
      make("p", "tt-hint-line", say("linkLength", { n: link.length })),
      this.#links(token, label),
      this.#code(link, encoded.title),
      this.#embed(token, label, encoded.title),
    );
  }

  /** @param {string} token @param {string} label */
  #links(token, label) {
    const list = make("ul", "tt-links");
    for (const [tool, word] of [
      ["lesson-player", "previewLesson"], ["lesson-paper", "printLesson"],
      ["lesson-board", "boardLesson"], ["lesson-results", "resultsLesson"],
    ]) {
      const anchor = make("a", "", say(word ?? ""));
      anchor.href = address(tool ?? "", token, label);
      anchor.target = "_blank";
      anchor.rel = "noopener";
      const item = make("li");
      item.append(anchor);
      list.append(item);
    }
    return list;
  }

  /** @param {string} link @param {string} title */
  #code(link, title) {
    const place = make("div", "tt-qr-place");
    const fold = folded(say("qrCode"), place);
    fold.addEventListener("toggle", async () => {
      try {
        const { svg, modules } = await qr(link, say("qrOf", { title: title || say("lessonWord") }));
        const advice = say("qrAdvice", { cm: centimetres(modules).toLocaleString(here().lang) });
        const text = link.length > DENSE ? `${advice} ${say("qrDense")}` : advice;
        const save = button(say("qrDownload"), () => {
          download("lesson-qr.svg", "image/svg+xml", new XMLSerializer().serializeToString(svg));
        }, "tt-second");
        const actions = make("p", "tt-actions");
        actions.append(save);
        place.replaceChildren(svg, make("p", "tt-hint-line", text), actions);
      } catch (error) {
        place.replaceChildren(make("p", "tt-hint-line", why(error)));
      }
    }, { once: true });
    return fold;
  }

  /** @param {string} token @param {string} label @param {string} title */
  #embed(token, label, title) {
    const frame = make("iframe");
    frame.src = address("lesson-embed", token, label);
    frame.title = title || say("lessonWord");
    frame.loading = "lazy";
    frame.allow = ALLOWED;
    frame.width = "100%";
    frame.height = String(EMBED_HEIGHT);
    const script = make("script");
    script.src = new URL("../assets/embed-height.js", address("lesson-player")).href;
    const code = `${frame.outerHTML}\n${script.outerHTML}`;
    const field = textarea(code, 3);
    field.readOnly = true;
    field.setAttribute("aria-label", say("embedCode"));
    const line = status();
    const actions = make("p", "tt-actions");
    actions.append(button(say("copyCode"), () => copy(code, line), "tt-second"));
    return folded(say("embedCode"), make("p", "tt-hint-line", say("embedHint")), field, actions, line);
  }
}
