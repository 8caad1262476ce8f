/**
 * Runs in a contestant's page and measures when the first question can be answered and how long a tap takes. The same for
 * all contestants, because all use radio buttons inside labels.
 */
interface QuestionProbe {
  /** When the first question could be answered, in milliseconds from navigation start; undefined until then. */
  firstAnswerable: number | undefined;
  /** Longest Event Timing duration since `watchTap`, in milliseconds; 16 is the least that browsers report. */
  longestEvent: number;
  /** From the tap until the next question can be answered, in milliseconds; undefined until then. */
  nextAnswerable: number | undefined;
  /** Where to tap for the answer (0 to 4) to a question (0 to 16), in CSS pixels; undefined outside of the viewport. */
  placeOf(question: number, answer: number): { readonly x: number; readonly y: number } | undefined;
  /** Scrolls a question into the viewport. */
  show(question: number): void;
  isChosen(question: number, answer: number): boolean;
  /** Measures the next tap, which must be on this question. */
  watchTap(question: number): void;
}

declare global {
  interface Window {
    probe?: QuestionProbe;
  }
}

/** Runs in the page before anything else. Answers the first question as soon as possible. */
export function installProbe(): void {
  const leastDuration = 16;
  const radios = (question: number): readonly HTMLInputElement[] => {
    const all = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const names = [...new Set(all.map(({ name }) => name))];
    return all.filter(({ name }) => name === names[question]);
  };
  const placeOf = (question: number, answer: number) => {
    const label = radios(question)[answer]?.closest("label");
    if (label === null || label === undefined) return undefined;
    const { left, top, width, height } = label.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    return hit !== null && label.contains(hit) ? place : undefined;
  };
  const whenAnswerable = (question: number, action: () => void) => {
    if (placeOf(question, 2) === undefined) requestAnimationFrame(() => whenAnswerable(question, action));
    else action();
  };
  const probe: QuestionProbe = {
    firstAnswerable: undefined,
    longestEvent: leastDuration,
    nextAnswerable: undefined,
    placeOf,
    show: (question) => radios(question)[2]?.scrollIntoView({ block: "center", behavior: "instant" }),
    isChosen: (question, answer) => radios(question)[answer]?.checked === true,
    watchTap(question) {
      probe.longestEvent = leastDuration;
      probe.nextAnswerable = undefined;
      const tapped = ({ timeStamp }: Event) =>
        requestAnimationFrame(() =>
          whenAnswerable(question + 1, () => (probe.nextAnswerable = performance.now() - timeStamp)),
        );
      addEventListener("click", tapped, { once: true, capture: true });
    },
  };
  window.probe = probe;
  const taps: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: leastDuration,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId !== 0)
        probe.longestEvent = Math.max(probe.longestEvent, entry.duration);
    }
  }).observe(taps);
  const begin = () =>
    whenAnswerable(0, () => {
      probe.firstAnswerable = performance.now();
      radios(0)[2]?.click();
    });
  requestAnimationFrame(begin);
}
