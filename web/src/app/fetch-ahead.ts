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

/** Fetches scripts that the app will import, when nothing else is wanted. Nothing runs yet. */
export function fetchAhead(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = href;
    document.head.append(link);
  }
}
