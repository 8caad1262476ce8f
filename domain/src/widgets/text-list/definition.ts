import * as z from "zod/mini";
import { countProblems } from "../shared/problem.ts";
import {
  filledTexts,
  firstRowIds,
  type TypedRow,
  typedParts,
  typedProblems,
  typedRow,
} from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { TextListProps } from "./widget.ts";

/** Rows in their order, empty ones too. */
export const textList: WidgetDefinition<TextListProps, readonly TypedRow[]> = {
  type: "text-list",
  value: z.array(typedRow),
  empty: ({ min }) => firstRowIds(min).map((id) => ({ id, text: "" })),
  isAnswered: (rows) => filledTexts(rows).length > 0,
  check(rows, { min, max, characters }) {
    return [
      ...rows.flatMap(({ id, text }) => typedProblems(text, { part: id, characters, blank: "empty-text" })),
      ...countProblems(rows.length, { min, max }),
    ];
  },
  read: { type: "list<string>", of: filledTexts },
  summary: (rows) => filledTexts(rows).join("\n"),
  parts: typedParts,
  freeText: (rows) => rows.map(({ text }) => text),
};
