import * as z from "zod/mini";
import { labelledAnswer, partsWithEntry } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { MultiQuestionProps } from "./widget.ts";

/** Ids of the chosen options by question. */
export type MultiQuestionValue = Readonly<Record<string, string>>;

export const multiQuestion: WidgetDefinition<MultiQuestionProps, MultiQuestionValue> = {
  type: "multi-question",
  value: z.record(z.string(), z.string()),
  empty: () => ({}),
  isAnswered: (value, { questions }) => Object.keys(questions).some((id) => value[id] !== undefined),
  check: (value, { questions, options }) =>
    Object.keys(questions).flatMap((id): WidgetProblem[] => {
      const chosen = value[id];
      if (chosen === undefined) return [{ code: "no-answer", part: id }];
      return Object.hasOwn(options, chosen) ? [] : [{ code: "unknown-choice", part: id }];
    }),
  read: {
    type: "map<string, string>",
    of: (value, { questions }) =>
      Object.fromEntries(partsWithEntry(questions, value).map(({ id, entry }) => [id, entry])),
  },
  summary: (value, { questions, options }, language) =>
    partsWithEntry(questions, value)
      .flatMap(({ label, entry }) => {
        const chosen = options[entry]?.[language];
        return chosen === undefined ? [] : [labelledAnswer(label[language], chosen)];
      })
      .join("\n"),
  freeText: () => [],
};
