import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer, partsWithEntry } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { PriorityListingProps } from "./widget.ts";

/** Grades from 1 for the least; one that is not chosen yet is absent. */
export interface Priority {
  readonly urgency?: number | undefined;
  readonly importance?: number | undefined;
}

export interface PriorityListingValue {
  readonly priorities: Readonly<Record<string, Priority>>;
}

export const priorityListing: WidgetDefinition<PriorityListingProps, PriorityListingValue> = {
  type: "priority-listing",
  value: z.object({
    priorities: z.record(
      z.string(),
      z.object({ urgency: z.optional(z.number()), importance: z.optional(z.number()) }),
    ),
  }),
  empty: () => ({ priorities: {} }),
  isAnswered: ({ priorities }, { rows }) =>
    Object.keys(rows).some((id) => Object.values(priorities[id] ?? {}).some((grade) => grade !== undefined)),
  check: ({ priorities }, { rows, levels }) =>
    Object.keys(rows).flatMap((id) => gradeProblems(priorities[id], levels, id)),
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
  freeText: () => [],
};

interface GradedRow {
  readonly id: string;
  readonly label: Labelled[string];
  readonly urgency: number;
  readonly importance: number;
}

/** The rows that have both grades, first what is urgent and important; of equal ones the more important. */
export function byPriority(
  { priorities }: PriorityListingValue,
  { rows }: PriorityListingProps,
): GradedRow[] {
  return partsWithEntry(rows, priorities)
    .flatMap(({ id, label, entry: { urgency, importance } }) =>
      urgency === undefined || importance === undefined ? [] : [{ id, label, urgency, importance }],
    )
    .sort((a, b) => b.urgency + b.importance - (a.urgency + a.importance) || b.importance - a.importance);
}

function gradeProblems(
  { urgency, importance }: Priority = {},
  levels: number,
  part: string,
): WidgetProblem[] {
  if (urgency === undefined || importance === undefined) return [{ code: "incomplete", part }];
  const isGrade = (grade: number) => Number.isInteger(grade) && grade >= 1 && grade <= levels;
  return isGrade(urgency) && isGrade(importance) ? [] : [{ code: "unknown-choice", part }];
}

function inWords({ urgency, importance }: GradedRow, language: Language): string {
  return language === "ko"
    ? `급한 정도 ${urgency}, 중요한 정도 ${importance}`
    : `urgency ${urgency}, importance ${importance}`;
}
