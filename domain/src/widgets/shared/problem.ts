/**
 * Why a page cannot be finished yet. The client has the message for each code in both languages
 * (docs/specification.md, "Content"); `limit` is the figure the message names.
 */
export type ProblemCode =
  /** Nothing was written: 'Write a little, at least?' */
  | "empty-text"
  /** Nothing was chosen or entered: 'Please enter an answer' */
  | "no-answer"
  /** Longer than `limit` characters. */
  | "too-long"
  /** A field of a row is empty. */
  | "incomplete"
  /** Fewer than `limit` rows, choices or checks. */
  | "too-few"
  /** More than `limit` of them. */
  | "too-many"
  | "not-a-number"
  /** Below `limit`. */
  | "too-small"
  /** Above `limit`. */
  | "too-large"
  /** The sum is above `limit`. */
  | "total-too-large"
  /** `limit` are left to be given out. */
  | "some-left"
  /** Not a choice of this widget, such as one that was taken out of the content, or one that is taken already. */
  | "unknown-choice";

export interface WidgetProblem {
  readonly code: ProblemCode;
  readonly limit?: number;
  /**
   * The part of the widget it is about: id of a row, option or field, or of a row in a field as in `gives.calm`. Absent
   * for the widget as a whole.
   */
  readonly part?: string;
}

/** How many choices or rows there may be. */
export interface CountRange {
  readonly min: number;
  readonly max?: number | undefined;
}

/** The problem of having so many choices or rows, if it is one. Where one is enough, none is no answer. */
export function countProblems(count: number, { min, max = Infinity }: CountRange): WidgetProblem[] {
  if (count < min) return [min === 1 ? { code: "no-answer" } : { code: "too-few", limit: min }];
  return count > max ? [{ code: "too-many", limit: max }] : [];
}
