// "Build for me": a homework of so many items about these rules, so many of them easy.

/** @typedef {import("./published.js").Index} Index */
/** @typedef {import("./published.js").Listed} Listed */
/** @typedef {import("./lesson-draft.js").Item} Item */
/** @typedef {{game: string, rules: string[], count: number, easy: number}} Wish  no rules: all of them */

const EASY = 1;
const HARD = 3;

/** @param {number} below */
const random = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below;

/** @template T @param {readonly T[]} list @returns {T[]} */
function shuffled(list) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [/** @type {T} */ (copy[j]), /** @type {T} */ (copy[i])];
  }
  return copy;
}

/**
 * Items from the pages, rule by rule in turn; where the pages have too few, drills of the same rules.
 * @param {Index} index @param {Wish} wish @returns {Item[]}
 */
export function build(index, { game, rules, count, easy }) {
  const wanted = (/** @type {string} */ rule) => !rules.length || rules.includes(rule);
  const here = index.puzzles.filter((one) => one.game === game && wanted(one.rule));
  const skills = (index.games[game]?.skills ?? []).filter(([, rule]) => wanted(rule)).map(([id]) => id);
  /** @type {(puzzles: Listed[], many: number, difficulty: () => number) => Item[]} */
  const take = (puzzles, many, difficulty) => {
    const found = inTurn(puzzles).slice(0, many).map((one) => /** @type {Item} */ ({ puzzle: one.id }));
    const order = shuffled(skills);
    while (found.length < many && order.length) {
      const skill = /** @type {string} */ (order[found.length % order.length]);
      found.push({ game, difficulty: difficulty(), skill, seed: random(100_000) });
    }
    return found;
  };
  const least = Math.min(easy, count);
  const first = take(here.filter((one) => one.level === EASY), least, () => EASY);
  const used = new Set(first.map((item) => item.puzzle));
  const rest = here.filter((one) => one.level > EASY && !used.has(one.id));
  return [...first, ...take(rest, count - least, () => HARD - random(2))];
}

/** One puzzle of each rule, then another of each, and so on; easier ones first within a round. @param {Listed[]} puzzles */
function inTurn(puzzles) {
  /** @type {Map<string, Listed[]>} */
  const byRule = new Map();
  for (const one of shuffled(puzzles)) byRule.set(one.rule, [...(byRule.get(one.rule) ?? []), one]);
  const found = [];
  for (let round = 0; found.length < puzzles.length; round += 1) {
    for (const alike of byRule.values()) {
      const one = alike[round];
      if (one) found.push(one);
    }
  }
  return found;
}
