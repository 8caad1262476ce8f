import type { PageProblem } from "@mindle/domain/content/page";
import { ASKED_AGAIN } from "../ui/pictures/companion/follow-person.ts";

/** Controls that take what a person enters. */
const CONTROL = ":is(input, textarea, select, button):enabled, [tabindex='0']";

/** Scrolls to what must be changed first, and focuses it. */
export function focusProblem(page: HTMLElement, { bind, part }: PageProblem): void {
  const widget = [...page.querySelectorAll<HTMLElement>("[data-bind]")].find(
    ({ dataset }) => dataset["bind"] === bind,
  );
  if (widget === undefined) return;
  widget
    .querySelector("[data-one-at-a-time]")
    ?.dispatchEvent(new CustomEvent<string | undefined>(PROBLEM, { detail: part }));
  const marked =
    part === undefined
      ? undefined
      : [...widget.querySelectorAll<HTMLElement>("[data-part]")].find(
          ({ dataset }) => dataset["part"] === part,
        );
  const place = marked ?? widget;
  const control = place.matches(CONTROL) ? place : place.querySelector<HTMLElement>(CONTROL);
  place.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
  // After the focus: the child looks at what is missing, and does not only listen.
  place.dispatchEvent(new CustomEvent(ASKED_AGAIN, { bubbles: true }));
}

const PROBLEM = "show-problem";

/**
 * For a widget that shows one part at a time, in an element with `data-one-at-a-time`: calls `show` before the part that must be
 * changed is looked for. It is to be in the document after the call. Returns what ends it.
 */
export function onProblem(place: HTMLElement, show: (part: string | undefined) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) show(typeof event.detail === "string" ? event.detail : undefined);
  };
  place.addEventListener(PROBLEM, listen);
  return () => place.removeEventListener(PROBLEM, listen);
}
