"""Players who answer puzzles as people do: one has a mouse only, one a keyboard only."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from visits import Exercise

# Where to press: what is not in sight is brought there first, which moves other things for a moment;
# what lies under something else cannot be pressed.
POINT = """async ([id, value]) => {
  const exercise = document.getElementById(id);
  const element = exercise.querySelector(
    value === null ? "button[type=submit]" : `form input[value="${CSS.escape(value)}"]`)
    ?? exercise.querySelector("form input");
  const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const hit = () => document.elementFromPoint(...middle());
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const atRest = async () => {
    for (let before = ""; before !== String(middle()); ) {
      before = String(middle());
      await frame();
      await frame();
    }
  };
  await atRest();  // a verdict comes into sight with the frame after it
  if (!element.contains(hit())) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await atRest();
  }
  if (!element.contains(hit())) {
    throw new Error(`${id} ${value}: ${hit()?.outerHTML.slice(0, 80)} lies over it`);
  }
  return middle();
}"""

# What can be pressed next comes, and may get the focus, a moment after the verdict.
GOES_ON = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const goesOn = (puzzle) => puzzle.querySelector(".tt-retry:not([hidden])");
  while (![...document.querySelectorAll("trick-puzzle[verdict]")].every(goesOn)) await frame();
}"""

CHECKED = """(id) => [...document.getElementById(id).querySelectorAll("form input:checked")]
  .map((input) => input.value)"""

FOCUS = """() => {
  const element = document.activeElement;
  const exercise = element.closest("trick-puzzle, worked-trick");
  const inputs = [...exercise?.querySelectorAll("form input") ?? []];
  return {
    id: exercise?.id ?? "",
    at: inputs.indexOf(element),
    submit: element.matches("button[type=submit]"),
  };
}"""

# Notes when each verdict appears, and what it was checked by at that moment.
WATCH = """() => {
  window.seen = [];
  let pressed = 0;
  addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
  addEventListener("keydown", (event) => { pressed = event.timeStamp; }, true);
  new MutationObserver((records) => {
    const changed = new Set(records.map((record) => record.target));
    for (const { id, attributes } of changed) {
      if (attributes.checked?.value === "live") continue;
      const delay = performance.now() - pressed;
      window.seen.push({ id, delay, checked: attributes.checked?.value });
    }
  }).observe(document.body, { subtree: true, attributeFilter: ["verdict", "checked"] });
}"""

REPORT = """async (id) => {
  const element = document.getElementById(id);
  const status = element.querySelector("[role=status]");
  const spoken = status.cloneNode(true);
  const unheard = "[aria-live=off], details:not([open]) > :not(summary)";
  for (const quiet of spoken.querySelectorAll(unheard)) quiet.remove();
  const link = status.querySelector("a[data-rule]");
  const [address, anchor] = link ? link.href.split("#") : [];
  const samePage = address === location.href.split("#")[0];
  // A page that is not the game's own leads to the rule on the page that is.
  window.linkedPages ??= {};
  const linked = samePage || !link ? document : window.linkedPages[address]
    ??= new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const heading = link && linked.getElementById(decodeURIComponent(anchor ?? ""));
  const unusable = [...element.querySelectorAll("form input")].filter((input) => {
    const style = getComputedStyle(input);
    return input.disabled || input.matches(":disabled") || style.display === "none"
      || style.visibility === "hidden" || !input.getClientRects().length;
  });
  return {
    verdict: element.getAttribute("verdict"),
    checked: element.getAttribute("checked"),
    said: spoken.textContent,
    boxes: status.querySelectorAll(".tt-verdict").length,
    shown: status.getBoundingClientRect().height > 0,
    heading: heading?.localName ?? "",
    unusable: unusable.length,
    focus: document.activeElement.closest("trick-puzzle")?.id,
  };
}"""

# Some answer everywhere, alternately right and wrong, and everything unfolded.
ANSWER_EVERYTHING = """() => {
  const exercises = [...document.querySelectorAll("trick-puzzle, worked-trick")];
  exercises.forEach((exercise, index) => {
    for (let step = 0; step < 20 && exercise.localName === "worked-trick"; step += 1) {
      if (exercise.querySelector("form fieldset").checkVisibility()) break;
      exercise.querySelectorAll(".tt-stepper .tt-button")[1].click();
    }
    const { correct } = JSON.parse(exercise.querySelector(".tt-ready").textContent);
    const inputs = [...exercise.querySelectorAll("form input")];
    if (inputs[0].type === "number") {
      inputs[0].value = index % 2 ? correct : correct + 1;
    } else {
      const right = [correct].flat().map(String);
      const chosen = inputs.filter((input) => right.includes(input.value) === (index % 2 === 1));
      const part = chosen.length ? chosen : inputs.slice(0, 1);
      const some = exercise.dataset.shape === "order" ? inputs : part;
      for (const input of inputs[0].type === "radio" ? some.slice(0, 1) : some) input.click();
    }
    exercise.querySelector("button[type=submit]").click();
  });
  for (const folded of document.querySelectorAll("main details")) folded.open = true;
  return exercises.filter((exercise) => !exercise.hasAttribute("verdict")).map(({ id }) => id);
}"""

MOST_STEPS_INSIDE = 20


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def seen(page: Page, exercise: Exercise) -> dict[str, Any]:
    """How the latest verdict of an exercise appeared."""
    times: list[dict[str, Any]] = page.evaluate(
        "(id) => window.seen.filter((one) => one.id === id)", exercise.id
    )
    return times[-1]


def report(page: Page, exercise: Exercise) -> dict[str, Any]:
    """What the reader has before them after an answer."""
    told: dict[str, Any] = page.evaluate(REPORT, exercise.id)
    return told


def chosen(page: Page, exercise: Exercise) -> list[str]:
    checked: list[str] = page.evaluate(CHECKED, exercise.id)
    return checked


def values_of(answer: Any) -> list[str]:
    """The choices that make up an answer, in order."""
    return list(answer) if isinstance(answer, list) else [str(answer)]


def to_press(exercise: Exercise, answer: Any, before: list[str]) -> list[str]:
    """What to press, and in which order, to get from one set of checked boxes to an answer."""
    wanted = values_of(answer)
    if exercise.shape == "order":
        return [*before, *wanted]
    if exercise.shape == "several":
        return [v for v in exercise.values if (v in wanted) != (v in before)]
    return wanted


class Mouse:
    """Moves, presses and releases; types only where a number is to be written."""

    name = "mouse"

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, exercise: Exercise, answer: Any) -> None:
        if "" in exercise.values:
            self._press(exercise, "")
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.type(str(answer))
            return
        for value in to_press(exercise, answer, chosen(self.page, exercise)):
            self._press(exercise, value)

    def submit(self, exercise: Exercise) -> None:
        self._press(exercise, None)

    def _press(self, exercise: Exercise, value: str | None) -> None:
        self.page.evaluate(GOES_ON)
        x, y = self.page.evaluate(POINT, [exercise.id, value])
        self.page.mouse.click(x, y)


class Keyboard:
    """Goes with Tab and Shift+Tab, chooses with the space bar and the arrow keys."""

    name = "keyboard"

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, exercise: Exercise, answer: Any) -> None:
        at = self._enter(exercise)
        if "" in exercise.values:
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.type(str(answer))
        elif exercise.shape in ("one", "number"):
            self._pick(exercise, at, str(answer))
        else:
            for value in to_press(exercise, answer, chosen(self.page, exercise)):
                at = self._walk(at, exercise.values.index(value))
                self.page.keyboard.press("Space")

    def submit(self, exercise: Exercise) -> None:
        """From a choice with Enter, from the button with the space bar."""
        self.page.keyboard.press("Space" if self._focus()["submit"] else "Enter")

    def to_button(self, exercise: Exercise) -> None:
        """On with Tab until the button is reached."""
        for _ in range(MOST_STEPS_INSIDE):
            if self._focus()["submit"]:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{exercise.id}: Tab does not reach the button")

    def _focus(self) -> dict[str, Any]:
        focus: dict[str, Any] = self.page.evaluate(FOCUS)
        return focus

    def _enter(self, exercise: Exercise) -> int:
        """Gets to the choices from the button or whatever has the focus; says at which one."""
        self.page.evaluate(GOES_ON)
        focus = self._focus()
        if focus["id"] != exercise.id:
            self.page.locator(f"#{exercise.id} button[type=submit]").focus()
            focus = self._focus()
        for _ in range(MOST_STEPS_INSIDE):
            if focus["at"] >= 0:
                return int(focus["at"])
            self.page.keyboard.press("Shift+Tab")
            focus = self._focus()
        raise AssertionError(f"{exercise.id}: its choices cannot be reached")

    def _pick(self, exercise: Exercise, at: int, value: str) -> None:
        """Arrow keys go through radio buttons and choose; the space bar takes the one in focus."""
        target = exercise.values.index(value)
        self.page.keyboard.press("Space")
        for _ in range(abs(target - at)):
            self.page.keyboard.press("ArrowRight" if target > at else "ArrowLeft")

    def _walk(self, at: int, target: int) -> int:
        """From one checkbox to another."""
        for _ in range(abs(target - at)):
            self.page.keyboard.press("Tab" if target > at else "Shift+Tab")
        return target


Player = Mouse | Keyboard
