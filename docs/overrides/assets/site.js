// What the pages need besides their puzzles: links that stay in the document, colours, the contents.

import { followLinks } from "./links.js";
import { showScheme } from "./scheme.js";
import { followSections } from "./sections.js";

followLinks(showScheme);
showScheme();
followSections();
