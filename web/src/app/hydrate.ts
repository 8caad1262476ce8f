import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterPaint } from "../platform/browser/timing.ts";
import { markApp } from "./root.ts";

/**
 * Lets the app take over the HTML of a page. `app` renders it and calls `onHydrated` once. What was filled in before stays in its
 * fields (`ui/fields/use-filled-in.ts`); the last button that was pressed before is pressed then, if it is still there.
 */
export function hydrate(root: HTMLElement, app: (onHydrated: () => void) => ReactNode): void {
  const fields = fieldsIn(root);
  const focused = document.activeElement;
  // From now on presses are the app's.
  markApp("starting");
  const press = window.earlyPress;
  const onHydrated = () => {
    markApp("running");
    // Where the browser or an extension has changed the HTML, React replaces it.
    const replacing = fieldsIn(root);
    fields.forEach((field, index) => {
      const replacement = replacing[index];
      if (!field.isConnected && replacement !== undefined) carryOver(field, replacement, field === focused);
    });
    // The press is about what was filled in, which has to be rendered first.
    afterPaint(() => {
      if (press?.isConnected === true) press.click();
    });
  };
  // In slices, between which the page scrolls and takes presses: React then hydrates what is pressed at once.
  startTransition(() => {
    hydrateRoot(root, app(onHydrated), {
      onRecoverableError: (error) => console.error("the HTML was replaced", error),
    });
  });
}

function fieldsIn(root: HTMLElement): readonly HTMLInputElement[] {
  return [...root.querySelectorAll("input")];
}

/** Fills in a field as a person would, with what another one holds. */
function carryOver(from: HTMLInputElement, to: HTMLInputElement, isFocused: boolean): void {
  if (from.type !== to.type || from.name !== to.name) return;
  if (from.checked !== from.defaultChecked) {
    if (to.checked !== from.checked) to.click();
  } else if (from.value !== from.defaultValue && from.value !== to.value) {
    // By the browser's setter: React's own one would hide the change from it.
    Reflect.set(HTMLInputElement.prototype, "value", from.value, to);
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (isFocused) to.focus();
}
