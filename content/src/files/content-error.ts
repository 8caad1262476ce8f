/** One mistake in the authored content. Lines and columns count from 1. */
export interface Mistake {
  /** Relative to the content's data folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Where in the file: `outline.2.title.ko`; empty for the file as a whole. */
  readonly path: string;
  readonly expected: string;
}

/** Everything that is wrong with the authored content, each mistake on a line of its own. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join("\n"));
    this.name = "ContentError";
    this.mistakes = mistakes;
  }
}

/** `file:line:column: path: expected`. */
export function formatMistake({ file, line, column, path, expected }: Mistake): string {
  return `${file}:${line}:${column}: ${path === "" ? "" : `${path}: `}${expected}`;
}
