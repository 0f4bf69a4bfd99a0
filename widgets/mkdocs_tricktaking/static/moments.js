// When to do what nobody waits for, so that no tap waits for it.

const IDLE_LIMIT = 2_000;
const REST = 1_000;

/** Once the next frame is seen: what starts before would hold it up. */
export function painted() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}

/** Once the next frame is seen, or at the latest when the page is left. @param {() => void} act */
export function afterwards(act) {
  const once = () => {
    if (left.signal.aborted) return;
    left.abort();
    act();
  };
  const left = new AbortController();
  painted().then(once);
  window.addEventListener("pagehide", once, { signal: left.signal });
}

/** @param {() => void} act */
export function whenIdle(act) {
  if ("requestIdleCallback" in window) {
    window.requestIdleCallback(act, { timeout: IDLE_LIMIT });
  } else {
    setTimeout(act);
  }
}

/** When somebody last pressed a key, a button of a mouse or a finger. */
let pressed = 0;
for (const press of ["pointerdown", "keydown"]) {
  addEventListener(press, ({ timeStamp }) => { pressed = timeStamp; }, { capture: true, passive: true });
}

/** Whether somebody has pressed anything since a moment of `performance.now()`. @param {number} moment */
export function pressedSince(moment) {
  return pressed > moment;
}

/**
 * Once nobody has pressed anything for a while: what takes the whole processor is begun between two taps.
 * @param {number} [rest]  for how many milliseconds
 */
export function rested(rest = REST) {
  const asked = performance.now();
  return new Promise((done) => {
    const look = () => {
      const left = Math.max(asked, pressed) + rest - performance.now();
      if (left > 0) setTimeout(look, left);
      else done(undefined);
    };
    look();
  });
}
