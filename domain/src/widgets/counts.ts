import type { WidgetProblem } from "./problem.ts";

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
