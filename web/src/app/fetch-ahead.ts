import { whenIdle } from "../platform/when-idle.ts";

/** A page that is never idle long still has its app at hand soon. */
const LONGEST_WAIT_MS = 200;

/**
 * Marks style sheets as there, because their rules stand in the HTML: Vite's loader passes over those the document names.
 * Fetched again they would come in another order, and the app would wait for them.
 */
export function passOverStyles(styles: readonly string[]): void {
  for (const href of styles) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    // Before it stands in the document, or it is fetched.
    link.disabled = true;
    link.href = href;
    document.head.append(link);
  }
}

/** Fetches scripts that the app will import, one whenever nothing else is wanted. Nothing runs yet. */
export function fetchAhead([href, ...later]: readonly string[]): void {
  if (href === undefined) return;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = href;
  document.head.append(link);
  whenIdle(() => fetchAhead(later), LONGEST_WAIT_MS);
}
