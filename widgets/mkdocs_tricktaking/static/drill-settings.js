// The settings of a running drill, in a dialog: advancing, memory, cards.

import { button, checkbox } from "./app-parts.js";
import { cardsButton } from "./card-settings.js";
import { keep, kept } from "./drill-choice.js";
import { remember, remembers } from "./drill-record.js";
import { toolLink } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @param {{choice: import("./drill-plan.js").Choice, session: {choice: import("./drill-plan.js").Choice}, home?: () => void}} owner  `home` where drills are chosen on the same page */
export function settings(owner) {
  const dialog = make("dialog", "tt-settings tt-drill-settings");
  const heading = make("h2", "", say("drillSettings"));
  heading.id = "tt-drill-settings";
  dialog.setAttribute("aria-labelledby", heading.id);
  const { choice } = owner;
  const home = owner.home && (() => owner.home?.());
  const cards = cardsButton();
  cards.textContent = say("cardsHeading");
  dialog.append(
    heading,
    checkbox(say("advanceByItself"), choice.advance, (advance) => {
      choice.advance = owner.session.choice.advance = advance;
      keep({ ...kept(), advance });
    }),
    checkbox(say("sharedComputer"), !remembers(), (shared) => remember(!shared)),
    ways(cards, home ? choosing(dialog, home) : toolLink("trick-drill", say("chooseDrills")), toolLink("drill-progress", say("myProgress"))),
    button(say("done"), () => dialog.close()),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {HTMLDialogElement} dialog @param {() => void} home */
function choosing(dialog, home) {
  const made = make("button", "", say("chooseDrills"));
  made.type = "button";
  made.addEventListener("click", () => {
    dialog.close();
    home();
  });
  return made;
}

/** Where else one may go, a row each. @param {...HTMLElement} all */
function ways(...all) {
  const list = make("ul", "tt-drill-ways");
  for (const one of all) {
    const row = make("li");
    row.append(one);
    list.append(row);
  }
  return list;
}
