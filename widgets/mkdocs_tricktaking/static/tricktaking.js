// Gives the page's elements their life. Loaded once a document, whatever pages instant navigation shows.

import { applySettings } from "./card-settings.js";
import { DealReplay } from "./deal-replay.js";
import { printAnswers } from "./print-answers.js";
import { TrickPuzzle } from "./trick-puzzle.js";
import { WorkedTrick } from "./worked-trick.js";

if (customElements.get("trick-puzzle")) {
  // The site was renewed while this document was open: its scripts and this page do not belong together.
  location.reload();
} else {
  applySettings();
  printAnswers();
  customElements.define("trick-puzzle", TrickPuzzle);
  customElements.define("worked-trick", WorkedTrick);
  customElements.define("deal-replay", DealReplay);
}
