import { type OxAnswers, oxAnswers, oxProblems, oxReading, oxSummary } from "../shared/ox.ts";
import { own, partsWith } from "../shared/parts.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { OxListProps } from "./widget.ts";

/** Its parts are the rows that were marked O. */
export const oxList: WidgetDefinition<OxListProps, OxAnswers> = {
  type: "ox-list",
  value: oxAnswers,
  empty: () => ({}),
  isAnswered: (answers) => Object.keys(answers).length > 0,
  check: (answers, { rows }) => oxProblems(answers, rows),
  read: { type: "map<string, bool>", of: (answers, { rows }) => oxReading(answers, rows) },
  summary: (answers, { rows, meanings }, language) => oxSummary(answers, rows, meanings, language),
  parts: (answers, { rows }) =>
    partsWith(
      rows,
      Object.keys(rows).filter((id) => own(answers, id) === "o"),
    ),
  freeText: () => [],
};
