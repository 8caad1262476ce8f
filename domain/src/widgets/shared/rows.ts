import type { Labelled } from "../../content/props.ts";
import { type CountRange, countProblems, type WidgetProblem } from "./problem.ts";
import { firstRowIds, isBlank, type TypedRow, typedParts, typedProblems } from "./typed-text.ts";

// Rows that the author writes, an earlier answer gives or the person types, each with an answer of its own.

/** The part of a widget's props that says where its rows come from: one of the two. */
export interface RowSource {
  readonly rows?: Labelled | undefined;
  readonly typed?: (CountRange & { readonly characters: number }) | undefined;
}

/** The rows to type that are there before the person adds one. */
export function firstRows({ typed }: RowSource): TypedRow[] {
  return firstRowIds(typed?.min ?? 0).map((id) => ({ id, text: "" }));
}

/** The rows as they are on the screen, in their order; without those to type that have no words. */
export function rowsOf({ rows = {}, typed }: RowSource, written: readonly TypedRow[]): Labelled {
  return typed === undefined ? rows : typedParts(written);
}

/**
 * Problems of rows from top to bottom, each at most once, then of their number. Every row must have its answer, and
 * words where it is to be typed.
 */
export function rowProblems(
  { rows = {}, typed }: RowSource,
  written: readonly TypedRow[],
  isFilled: (id: string) => boolean,
  problemsOf: (id: string) => readonly WidgetProblem[],
): WidgetProblem[] {
  const inside = (id: string): readonly WidgetProblem[] =>
    isFilled(id) ? problemsOf(id) : [{ code: "incomplete", part: id }];
  if (typed === undefined) return Object.keys(rows).flatMap(inside);
  return [
    ...written.flatMap(({ id, text }) => {
      const ofText = typedProblems(text, { part: id, characters: typed.characters, blank: "incomplete" });
      return ofText.length > 0 ? ofText : inside(id);
    }),
    ...countProblems(written.length, typed),
  ];
}

/** True once the person has typed something or answered a row of the props. */
export function hasBegun(
  source: RowSource,
  written: readonly TypedRow[],
  isFilled: (id: string) => boolean,
): boolean {
  if (source.typed === undefined) return Object.keys(source.rows ?? {}).some(isFilled);
  return written.some(({ text }) => !isBlank(text));
}
