// The settings of a running drill, in a dialog: advancing, memory, cards.

import { button, checkbox } from "./app-parts.js";
import { cardsButton } from "./card-settings.js";
import { keep, kept } from "./drill-choice.js";
import { remember, remembers } from "./drill-record.js";
import { toolLink } from "./lessons.js";
import { make } from "./sentence.js";
import { say } from "./words.js";

/** @param {{choice: import("./drill-plan.js").Choice, session: {choice: import("./drill-plan.js").Choice}, home: () => void}} owner */
export function settings(owner) {
  const dialog = make("dialog", "tt-settings tt-drill-settings");
  const heading = make("h2", "", say("drillSettings"));
  heading.id = "tt-drill-settings";
  dialog.setAttribute("aria-labelledby", heading.id);
  const { choice } = owner;
  dialog.append(
    heading,
    checkbox(say("advanceByItself"), choice.advance, (advance) => {
      choice.advance = owner.session.choice.advance = advance;
      keep({ ...kept(), advance });
    }),
    checkbox(say("sharedComputer"), !remembers(), (shared) => remember(!shared)),
    cardsButton(),
    toolLink("drill-progress", say("myProgress"), "tt-settings-link"),
    button(say("chooseDrills"), () => {
      dialog.close();
      owner.home();
    }, "tt-second"),
    button(say("done"), () => dialog.close()),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
