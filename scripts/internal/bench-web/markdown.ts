/** A Markdown table: the first column left, figures right. */
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

/** How many times ours is of theirs. */
export function ratio(ours: number, theirs: number): string {
  return theirs === 0 ? "–" : `${(ours / theirs).toFixed(2)}×`;
}

/** NaN for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of all does not exceed; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
