import type { View } from "./view.ts";

const QUERY = /\(\s*prefers-color-scheme:\s*(light|dark)\s*\)/;

/** What the style sheets said before the gallery spoke for the device. */
const asked = new WeakMap<MediaList, "light" | "dark">();

/**
 * Shows the page in light or dark, whatever the device prefers, by answering every media query on it in the style
 * sheets themselves: no primitive has to know another way to be dark. Returns how to stop.
 */
export function showScheme(scheme: View["scheme"]): () => void {
  const answer = () => {
    document.documentElement.style.colorScheme = scheme ?? "";
    for (const sheet of document.styleSheets) answerRules(sheet.cssRules, scheme);
  };
  answer();
  // The dev server adds and replaces style sheets as they are edited.
  const watcher = new MutationObserver(answer);
  watcher.observe(document.head, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function answerRules(rules: CSSRuleList, scheme: View["scheme"]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) answerMedia(rule.media, scheme);
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules, scheme);
  }
}

function answerMedia(media: MediaList, scheme: View["scheme"]): void {
  const [, found] = QUERY.exec(media.mediaText) ?? [];
  if (found === "light" || found === "dark") asked.set(media, found);
  const wanted = asked.get(media);
  if (wanted === undefined) return;
  if (scheme === undefined) media.mediaText = `(prefers-color-scheme: ${wanted})`;
  else media.mediaText = scheme === wanted ? "all" : "not all";
}
