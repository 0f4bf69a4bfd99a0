// The verdict: a heading about the cards, the reasons, the rules they follow from, the live check.

import { painted } from "./moments.js";
import { make, sentence } from "./sentence.js";
import { orderStrip } from "./strip.js";
import { filled, say, words } from "./words.js";

/** @typedef {import("./replies.js").Answer} Answer */
/** @typedef {import("./replies.js").Reply} Reply */
/** @typedef {{text: string, rule: string}} Reason */
/** @typedef {{right: boolean, heading: string, reasons: Reason[], steps: import("./replies.js").Step[]}} Finding */
/** @typedef {{base: string | undefined, refs: Record<string, string>}} Rules */

/**
 * What there is to say about an answer.
 * @param {Reply} reply @param {Answer} answer @param {(value: string) => string} label
 * @param {import("./replies.js").Out} [out] @returns {Finding}
 */
export function finding(reply, answer, label, out) {
  const { right, steps, choices = {} } = reply;
  const whole = { text: reply.text, rule: reply.rule };
  const given = Array.isArray(answer) ? answer : [String(answer)];
  const correct = Array.isArray(reply.correct) ? reply.correct : [String(reply.correct)];
  const names = (/** @type {string[]} */ values) => values.map((value) => figure(label(value))).join(", ");
  if (right) return { right, heading: say("right", { answer: names(correct) }), reasons: [whole], steps };
  if (!Array.isArray(answer)) {
    return { right, heading: say("wrong", { answer: names(given) }), reasons: [whole], steps };
  }
  const extra = given.filter((value) => !correct.includes(value));
  const missing = correct.filter((value) => !given.includes(value));
  const lacked = causes(missing, choices, label).map(({ values, ...reason }) => ({
    ...reason, text: [...lacking(values, reason.text), reason.text].join(" "),
  }));
  const reasons = [...causes(extra, choices, label), ...lacked];
  const counts = { n: correct.length - missing.length, m: correct.length, missing: names(missing) };
  const tooMany = extra.some((value) => out?.choices.includes(value)) ? out?.extra : words().ui.barred;
  const heading = extra.length
    ? filled(tooMany ?? "", { cards: names(extra) })
    : say(missing.length ? "almost" : "otherOrder", counts);
  return { right, heading, reasons: reasons.length ? reasons : [whole], steps };

  /** What a reason names one answer for is said of all; where the heading is about those too many, which are missing. @param {string[]} values @param {string} text */
  function lacking(values, text) {
    const [only] = values.map((value) => figure(label(value)));
    const told = values.length === 1 && text.startsWith(only ?? "") ? say("lackingOne") : say("lacking", { missing: names(values) });
    return [...(extra.length ? [told] : []), ...(values.length > 1 ? [say("sameReason")] : [])];
  }
}

/**
 * One reason for each cause: five cards refused in the same words, but for their names, need it once.
 * @param {string[]} values @param {Record<string, Reason>} choices @param {(value: string) => string} label
 * @returns {(Reason & {values: string[]})[]} each with the values that it is the reason for
 */
function causes(values, choices, label) {
  /** @type {Map<string, Reason & {values: string[]}>} */
  const reasons = new Map();
  for (const value of values) {
    const ruling = choices[value];
    const words = ruling?.text.split(/[\s.,:;()]+/).filter((word) => word !== label(value)) ?? [];
    const cause = [ruling?.rule, ...words].join(" ");
    if (!ruling) continue;
    const known = reasons.get(cause);
    if (known) known.values.push(value);
    else reasons.set(cause, { ...ruling, values: [value] });
  }
  return [...reasons.values()];
}

/** A number with a real minus, as the engine's sentences write it; other words as they are. @param {string} text */
export const figure = (text) => text.replace(/^-(?=\d+$)/, "−");

/**
 * @param {Finding} finding @param {Rules} rules @param {import("./strip.js").Strip} [strip]
 * @returns {{box: HTMLElement, check: HTMLElement}} the box, and the line of the live check in it
 */
export function draw({ right, heading, reasons, steps }, rules, strip) {
  const box = make("div", "tt-verdict");
  box.dataset.right = String(right);
  const head = make("p", "tt-verdict-head");
  const sign = make("span", "", right ? "✓ " : "✕ ");
  sign.setAttribute("aria-hidden", "true");
  head.append(sign, sentence(heading));
  box.append(head);
  for (const text of new Set(reasons.map((reason) => reason.text))) {
    const line = make("p");
    line.append(sentence(text));
    box.append(line);
  }
  if (steps.length) box.append(why(steps, rules, strip));
  const foot = make("p", "tt-foot");
  // One number may stand for several headings of the rules; two links with one name would be a riddle.
  const numbers = new Set();
  for (const { rule } of reasons) {
    const number = rules.refs[rule] ?? rule;
    if (!numbers.has(number)) foot.append(link(rule, rules));
    numbers.add(number);
  }
  const check = make("span");
  check.setAttribute("aria-live", "off");
  foot.append(check);
  box.append(foot);
  return { box, check };
}

/** @param {Finding["steps"]} steps @param {Rules} rules @param {import("./strip.js").Strip} [strip] */
function why(steps, rules, strip) {
  const details = make("details", "tt-why");
  const list = make("ol", "tt-proof");
  details.append(make("summary", "", say("why")), list);
  // It is folded: nobody waits for it.
  painted().then(() => {
    for (const step of steps) {
      const item = make("li", "tt-step");
      item.dataset.cards = step.cards.join(" ");
      item.append(sentence(step.text), " ", link(step.rule, rules));
      list.append(item);
    }
  });
  if (strip) drawLate(details, () => list.before(orderStrip(strip)));
  return details;
}

/**
 * Most verdicts are read folded, and a slow phone would draw what is inside before they are seen.
 * @param {HTMLDetailsElement} details @param {() => void} act  for the first time it unfolds
 */
function drawLate(details, act) {
  let drawn = false;
  for (const event of ["click", "toggle"]) {
    details.addEventListener(event, () => {
      if (!drawn) act();
      drawn = true;
    });
  }
}

/** @param {string} rule @param {Rules} rules */
export function link(rule, { base, refs }) {
  const text = say("rule", { n: refs[rule] ?? rule });
  const anchor = make(base === undefined ? "span" : "a", "", text);
  anchor.dataset.rule = rule;
  if (anchor instanceof HTMLAnchorElement) anchor.href = `${base}#${rule}`;
  return anchor;
}

/**
 * Shows `nodes` in the status line, so that a message said before is said again.
 * @param {HTMLElement} status @param {...(Node | string)} nodes
 */
export function announce(status, ...nodes) {
  const again = status.dataset.again === "true";
  status.dataset.again = String(!again);
  status.removeAttribute("data-past");
  // Heard, but no line of its own: what stands below does not move.
  status.replaceChildren(...nodes, ...(again ? [make("span", "tt-vh", "\u00a0")] : []));
}

/**
 * The page and the engine disagree: what each said, and where to send it.
 * @param {object} evidence
 */
export function notice(evidence) {
  const box = make("div", "tt-notice");
  const text = make("textarea");
  text.readOnly = true;
  text.value = JSON.stringify({ page: location.pathname, ...evidence }, null, 1);
  text.setAttribute("aria-label", say("reportText"));
  const strong = make("strong", "", say("differs"));
  const how = make("p", "", say("differsHow"));
  const { report } = words();
  if (report) {
    const where = make("a", "", say("reportHere"));
    where.href = report;
    how.append(" ", where);
  }
  const first = make("p");
  first.append(strong);
  box.append(first, how, text);
  return box;
}
