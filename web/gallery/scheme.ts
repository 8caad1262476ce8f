import type { View } from "./view.ts";

const QUERY = /\(\s*prefers-color-scheme:\s*(light|dark)\s*\)/;

/** The original scheme of each replaced media query. */
const original = new WeakMap<MediaList, "light" | "dark">();

/**
 * Shows the page in light or dark regardless of the device's preference, by replacing the media queries in all style
 * sheets, so that primitives need no second way to be dark. Returns a function that stops it.
 */
export function showScheme(scheme: View["scheme"]): () => void {
  const replaceAll = () => {
    document.documentElement.style.colorScheme = scheme ?? "";
    for (const sheet of document.styleSheets) replaceInRules(sheet.cssRules, scheme);
  };
  replaceAll();
  // The dev server replaces style sheets when they are edited.
  const watcher = new MutationObserver(replaceAll);
  watcher.observe(document.head, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function replaceInRules(rules: CSSRuleList, scheme: View["scheme"]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) replaceQuery(rule.media, scheme);
    if (rule instanceof CSSGroupingRule) replaceInRules(rule.cssRules, scheme);
  }
}

function replaceQuery(media: MediaList, scheme: View["scheme"]): void {
  const [, found] = QUERY.exec(media.mediaText) ?? [];
  if (found === "light" || found === "dark") original.set(media, found);
  const wanted = original.get(media);
  if (wanted === undefined) return;
  if (scheme === undefined) media.mediaText = `(prefers-color-scheme: ${wanted})`;
  else media.mediaText = scheme === wanted ? "all" : "not all";
}
