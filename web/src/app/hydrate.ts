import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberInput } from "./carry-over.ts";
import { markApp } from "./root.ts";

/**
 * Lets the app take over the HTML of a page. `app` renders it and calls `onHydrated` once. What was filled in before stays in its
 * fields (`ui/fields/use-filled-in.ts`), or goes over to new ones where the browser or an extension has changed the HTML and React
 * replaces it; the last button that was pressed before is pressed then, if it is still there.
 */
export function hydrate(root: HTMLElement, app: (onHydrated: () => void) => ReactNode): void {
  const carryOver = rememberInput(root);
  // From now on presses are the app's.
  markApp("starting");
  const onHydrated = () => {
    markApp("running");
    carryOver();
  };
  // In slices, between which the page scrolls and takes presses: React then hydrates what is pressed at once.
  startTransition(() => {
    hydrateRoot(root, app(onHydrated), {
      onRecoverableError: (error) => console.error("the HTML was replaced", error),
    });
  });
}
