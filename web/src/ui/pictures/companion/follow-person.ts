import type { Mood } from "./moods.ts";

/** Event of a place on a page that must be changed before the page can be finished. */
export const ASKED_AGAIN = "asked-again";

/** Event of a slider that a finger or mouse moves, which no event of its own tells; `detail` is the share that it has reached, 0 to 1. */
const SLID = "slid";

/** Of a slider whose high numbers are hard to bear: the companion becomes smaller with them. */
export const HIGH_IS_HARD = { "data-high-is-hard": "" } as const;

/** Tells the companion on the page. */
export function tellSlid(place: Element | null, share: number): void {
  place?.dispatchEvent(new CustomEvent(SLID, { bubbles: true, detail: Math.min(1, Math.max(0, share)) }));
}

/** Where something is answered. */
const ANSWER = "[data-bind]";
const WORDS = "textarea, input[type='text'], input:not([type])";
const CHOICE = "[aria-pressed]";

/** Moods of a page that a choice turns to attention. */
const ATTENTIVE: readonly string[] = ["greet", "beside", "small"] satisfies readonly Mood[];

const VARIABLES = ["--px", "--py", "--lean", "--tilt", "--slide"];

const LETTERS_PER_BLINK = 12;
const UNTIL_THINKING_MS = 6000;
/** How long a choice is looked at. */
const LOOK_MS = 2500;

/**
 * Lets a companion, by default the page's first, react to what a person does on the page: by attributes and variables of its element,
 * so that the page renders for none of it. Returns what ends it.
 */
export function followPerson(
  page: HTMLElement,
  companion = page.querySelector<HTMLElement>("[data-companion]"),
): () => void {
  if (companion === null) return () => {};
  const ended = new AbortController();
  const { dataset, style } = companion;
  let idle = 0;
  let looking = 0;
  let frame = 0;
  let lengthAtBlink = 0;

  const feel = (mood: Mood | "as the page") => {
    cancelAnimationFrame(frame);
    clearTimeout(looking);
    dataset["mood"] = mood === "as the page" ? dataset["pageMood"] : mood;
    for (const name of VARIABLES) style.removeProperty(name);
  };
  const lookAt = (place: Element, lean: number) => {
    frame = requestAnimationFrame(() => {
      const [to, from] = [place.getBoundingClientRect(), companion.getBoundingClientRect()];
      const x = to.left + to.width / 2 - (from.left + from.width / 2);
      const y = to.top + to.height / 2 - (from.top + from.height / 2);
      const far = Math.hypot(x, y) || 1;
      style.setProperty("--px", String(x / far));
      style.setProperty("--py", String(y / far));
      style.setProperty("--lean", String(Math.sign(x) * lean));
    });
  };
  /** Where an answer is awaited, it thinks along after a while. */
  const wait = () => {
    clearTimeout(idle);
    idle = window.setTimeout(() => {
      const isWriting = document.activeElement?.matches(WORDS) === true;
      const isAwaited = page.querySelector(ANSWER) !== null && !isWriting;
      if (isAwaited && dataset["mood"] === dataset["pageMood"]) feel("think");
    }, UNTIL_THINKING_MS);
  };
  const move = (part: string, keyframes: Keyframe[], duration: number) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    companion.querySelector(part)?.animate(keyframes, { duration, easing: "ease-out" });
  };
  const attend = (place: Element) => {
    // A reply keeps the mood that its author gave it.
    feel(ATTENTIVE.includes(dataset["pageMood"] ?? "") ? "listen" : "as the page");
    lookAt(place, 0);
    looking = window.setTimeout(() => feel("as the page"), LOOK_MS);
  };
  const choose = (place: Element) => {
    attend(place);
    move("svg", [{}, { translate: "0 6px" }, {}], 220);
  };
  const slide = (slider: Element, share: number) => {
    if (!slider.matches("[data-high-is-hard]")) {
      attend(slider);
      return;
    }
    feel("small");
    style.setProperty("--slide", String(share));
    looking = window.setTimeout(() => feel("as the page"), LOOK_MS);
  };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    react: (target: Element, event: HTMLElementEventMap[Name]) => void,
  ) => {
    const options = { signal: ended.signal, passive: true };
    page.addEventListener(
      name,
      (event) => event.target instanceof Element && react(event.target, event),
      options,
    );
  };

  for (const name of ["pointerdown", "keydown"] as const) {
    listen(name, () => {
      if (dataset["mood"] === "think") feel("as the page");
      wait();
    });
  }
  listen("focusin", (target) => {
    if (!(target.matches(WORDS) && target.closest(ANSWER))) return;
    lengthAtBlink = lengthOf(target);
    feel("listen");
    lookAt(target, 1);
  });
  listen("focusout", (target) => {
    if (target.matches(WORDS)) feel("as the page");
  });
  listen("input", (target) => {
    if (target instanceof HTMLInputElement && target.type === "range" && target.closest(ANSWER)) {
      const { valueAsNumber, min, max } = target;
      const least = Number(min);
      slide(target, (valueAsNumber - least) / (Number(max || 100) - least));
    } else if (target.matches(WORDS) && Math.abs(lengthOf(target) - lengthAtBlink) >= LETTERS_PER_BLINK) {
      lengthAtBlink = lengthOf(target);
      move("[data-joint='eyes']", [{}, { scale: "1 0.1" }, {}], 160);
    }
  });
  listen("change", (target) => {
    if (target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type)) choose(target);
  });
  listen("click", (target) => {
    const chosen = target.closest(CHOICE);
    if (chosen?.closest(ANSWER)) choose(chosen);
  });
  page.addEventListener(
    ASKED_AGAIN,
    ({ target }) => {
      feel("listen");
      style.setProperty("--tilt", "8deg");
      if (target instanceof Element) lookAt(target, 0);
      looking = window.setTimeout(() => feel("as the page"), LOOK_MS);
    },
    { signal: ended.signal },
  );
  page.addEventListener(
    SLID,
    ({ target, detail }: CustomEventInit<number> & Event) => {
      if (target instanceof Element && target.closest(ANSWER) && detail !== undefined) slide(target, detail);
    },
    { signal: ended.signal },
  );
  wait();
  return () => {
    ended.abort();
    clearTimeout(idle);
    feel("as the page");
  };
}

function lengthOf(field: Element): number {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value.length : 0;
}
