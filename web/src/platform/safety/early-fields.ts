// What is typed before the app is there. Apart from what looks at it: the script inside the HTML imports this.

declare global {
  interface Window {
    /** Fields that were typed into before anything looked at them; undefined from then on. */
    earlyFields?: Set<EventTarget> | undefined;
  }
}

/** Notes, from now on and until {@link takeEarlyFields}, which fields are typed into. What a field only shows was not typed now. */
export function noteEarlyFields(): void {
  window.earlyFields = new Set();
  addEventListener("input", ({ target }) => target && window.earlyFields?.add(target), true);
}

/** The fields that were typed into so far, once. */
export function takeEarlyFields(): readonly EventTarget[] {
  const fields = [...(window.earlyFields ?? [])];
  window.earlyFields = undefined;
  return fields;
}
