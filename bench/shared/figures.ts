import { cpus } from "node:os";

/** A Markdown table, first column left-aligned, the others right-aligned. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): string {
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? "–").join(" | ")} |`;
  const rule = `|${header.map((_, column) => (column === 0 ? " --- " : " ---: ")).join("|")}|`;
  return [line(header), rule, ...rows.map(line)].join("\n");
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that at least this share of the values does not exceed; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Node's version and the processor. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`;
}
