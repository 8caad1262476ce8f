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

/** Our value divided by theirs. */
export function ratio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || theirs === undefined || theirs === 0 ? "–" : `${(ours / theirs).toFixed(2)}×`;
}

/** Node's version and the processor. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`;
}
