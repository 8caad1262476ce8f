import type { CoverageNode, CoverageReport } from "../rules/types.ts";

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** An HTML page with every expression of the rules and its values. */
export function coveragePage({ rules, report }: CoverageReport): string {
  const source = [...(rules.files[0]?.content ?? "")];
  const body =
    report.length === 0
      ? "<p>No rules were loaded.</p>"
      : `<ul>${report.map((node) => item(source, node)).join("")}</ul>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rule coverage</title><h1>Rule coverage</h1>${body}</html>\n`;
}

function item(source: readonly string[], { sourcePosition, values, children }: CoverageNode): string {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const expression = escapeHtml(source.slice(currentOffset, endOffset + 1).join(""));
  const counts = values
    .map(({ value, count }) => `${escapeHtml(JSON.stringify(value))} × ${count}`)
    .join(", ");
  const nested =
    children.length === 0 ? "" : `<ul>${children.map((child) => item(source, child)).join("")}</ul>`;
  return `<li>L${line}:${column} <code>${expression}</code>: ${counts === "" ? "never evaluated" : counts}${nested}</li>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}
