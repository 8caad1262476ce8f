import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { graphemes } from "../../text/graphemes.ts";
import { typedLabel } from "./parts.ts";
import type { ProblemCode, WidgetProblem } from "./problem.ts";

// What the person types in rows of their own.

/**
 * A row the person typed. Its id is stored in other answers that take these rows as their options: the client gives a
 * new row a random id, so that one that was removed is never mistaken for another.
 */
export interface TypedRow {
  readonly id: string;
  readonly text: string;
}

export const typedRow: z.ZodMiniType<TypedRow> = z.object({ id: z.string(), text: z.string() });

/** Ids of the rows that are there before the person adds one. */
export function firstRowIds(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `row-${at + 1}`);
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}

interface TypedRule {
  readonly part: string;
  readonly characters: number;
  /** The problem of an empty text, where it must not be empty. */
  readonly blank?: ProblemCode;
}

/** What is wrong with something typed. */
export function typedProblems(text: string, { part, characters, blank }: TypedRule): WidgetProblem[] {
  if (isBlank(text)) return blank === undefined ? [] : [{ code: blank, part }];
  return graphemes(text) > characters ? [{ code: "too-long", limit: characters, part }] : [];
}

/** The texts of the rows that have one. */
export function filledTexts(rows: readonly TypedRow[]): string[] {
  return rows.map(({ text }) => text.trim()).filter((text) => text !== "");
}

/** The rows that have text, as parts. */
export function typedParts(rows: readonly TypedRow[]): Labelled {
  return Object.fromEntries(
    rows.filter(({ text }) => !isBlank(text)).map(({ id, text }) => [id, typedLabel(text)]),
  );
}
