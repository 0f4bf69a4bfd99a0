// What the pages need besides their puzzles: links that stay in the document, colours, menu, contents.

import { followLinks } from "./links.js";
import { wireMenu } from "./menu.js";
import { showScheme } from "./scheme.js";
import { followSections } from "./sections.js";

function wire() {
  showScheme();
  wireMenu();
}

followLinks(wire);
wire();
followSections();
