// What an answer leaves behind in the record.

import { reviewed } from "./drill-memory.js";
import { today, update } from "./drill-record.js";

/** @typedef {import("./drill-session.js").Done} Done */

/** Keeps what an answer tells about a skill. @param {Done} done @returns {boolean} whether the browser will remember it */
export function noted({ drill, right, hints }) {
  const day = today();
  return update((record) => {
    const known = record.skills[drill.key] ?? { tries: 0, right: 0, card: null, days: {} };
    known.tries += 1;
    known.right += right ? 1 : 0;
    known.card = reviewed(known.card, !right ? "again" : hints ? "hard" : "good", new Date());
    for (const days of [known.days, record.days]) {
      const [all, good] = days[day] ?? [0, 0];
      days[day] = [all + 1, good + (right ? 1 : 0)];
    }
    record.skills[drill.key] = known;
    const rule = `${drill.puzzle.game}/${drill.rule}`;
    if (!right && drill.rule) record.missed[rule] = (record.missed[rule] ?? 0) + 1;
  });
}

/** Counts what somebody seems to believe. @param {Done["drill"]} drill @param {{id: string}} belief */
export function notedBelief({ puzzle: { game } }, { id }) {
  update(({ beliefs }) => (beliefs[`${game}/${id}`] = (beliefs[`${game}/${id}`] ?? 0) + 1));
}
