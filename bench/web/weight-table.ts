import { kilobytes, markdownTable } from "../shared/markdown.ts";
import type { PageWeight } from "./page-weights.ts";

/** The bytes of every pre-rendered page as a Markdown table with the goals in its first row. */
export function weightTable(weights: readonly PageWeight[]): string {
  return markdownTable(
    [
      "page, in Korean",
      "HTML, gzip",
      "… of it styles",
      "fonts",
      "JS that runs before paint, gzip",
      "JS before the app, gzip",
      "JS in all, gzip",
      "… brotli",
      "with Firebase",
    ],
    [
      ["*goal*", undefined, undefined, undefined, "≤ 10 kB", "≤ 10 kB", "≤ 135 kB", "", "none"],
      ...weights.map(
        ({ path, html, styles, fonts, inlineScript, entry, scripts, scriptsInBrotli, firebase }) => [
          `\`${path}\``,
          kilobytes(html),
          kilobytes(styles),
          kilobytes(fonts),
          kilobytes(inlineScript),
          kilobytes(inlineScript + entry),
          kilobytes(scripts),
          kilobytes(scriptsInBrotli),
          firebase.length === 0 ? "none" : firebase.join(", "),
        ],
      ),
    ],
  );
}
