import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { firstRows, hasBegun, rowProblems, rowsOf } from "../shared/rows.ts";
import { type TypedRow, typedRow } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { PriorityListingProps } from "./widget.ts";

/** Grades from 1 for the least; one that is not chosen yet is absent. */
export interface Priority {
  readonly urgency?: number | undefined;
  readonly importance?: number | undefined;
}

export interface PriorityListingValue {
  /** Rows that the person typed; none where the rows come from the props. */
  readonly rows: readonly TypedRow[];
  readonly priorities: Readonly<Record<string, Priority>>;
}

export const priorityListing: WidgetDefinition<PriorityListingProps, PriorityListingValue> = {
  type: "priority-listing",
  value: z.object({
    rows: z.array(typedRow),
    priorities: z.record(
      z.string(),
      z.object({ urgency: z.optional(z.number()), importance: z.optional(z.number()) }),
    ),
  }),
  empty: (props) => ({ rows: firstRows(props), priorities: {} }),
  isAnswered: ({ rows, priorities }, props) =>
    hasBegun(props, rows, (id) => {
      const { urgency, importance } = priorities[id] ?? {};
      return urgency !== undefined || importance !== undefined;
    }),
  check: ({ rows, priorities }, props) =>
    rowProblems(
      props,
      rows,
      (id) => {
        const { urgency, importance } = priorities[id] ?? {};
        return urgency !== undefined && importance !== undefined;
      },
      (id) => unknownGrades(priorities[id], props.levels, id),
    ),
  /** Urgency and importance added up, by row. */
  read: {
    type: "map<string, double>",
    of: (value, props) =>
      Object.fromEntries(
        byPriority(value, props).map(({ id, urgency, importance }) => [id, urgency + importance]),
      ),
  },
  summary: (value, props, language) =>
    byPriority(value, props)
      .map((row) => labelledAnswer(row.label[language], inWords(row, language)))
      .join("\n"),
  parts: (value, props) => Object.fromEntries(byPriority(value, props).map(({ id, label }) => [id, label])),
  freeText: ({ rows }) => rows.map(({ text }) => text),
};

interface GradedRow {
  readonly id: string;
  readonly label: Labelled[string];
  readonly urgency: number;
  readonly importance: number;
}

/** The rows that have both grades, first what is urgent and important; of equal ones the more important. */
export function byPriority(
  { rows, priorities }: PriorityListingValue,
  props: PriorityListingProps,
): GradedRow[] {
  return Object.entries(rowsOf(props, rows))
    .flatMap(([id, label]) => {
      const { urgency, importance } = priorities[id] ?? {};
      return urgency === undefined || importance === undefined ? [] : [{ id, label, urgency, importance }];
    })
    .sort((a, b) => b.urgency + b.importance - (a.urgency + a.importance) || b.importance - a.importance);
}

function unknownGrades(
  { urgency, importance }: Priority = {},
  levels: number,
  part: string,
): WidgetProblem[] {
  const isGrade = (grade: number | undefined) =>
    grade !== undefined && Number.isInteger(grade) && grade >= 1 && grade <= levels;
  return isGrade(urgency) && isGrade(importance) ? [] : [{ code: "unknown-choice", part }];
}

function inWords({ urgency, importance }: GradedRow, language: Language): string {
  return language === "ko"
    ? `급한 정도 ${urgency}, 중요한 정도 ${importance}`
    : `urgency ${urgency}, importance ${importance}`;
}
