import * as z from "zod/mini";
import { labelledAnswer } from "../shared/parts.ts";
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
      Object.fromEntries(
        Object.keys(questions).flatMap((id) => {
          const chosen = value[id];
          return chosen === undefined ? [] : [[id, chosen]];
        }),
      ),
  },
  summary: (value, { questions, options }, language) =>
    Object.entries(questions)
      .flatMap(([id, question]) => {
        const chosen = options[value[id] ?? ""]?.[language];
        return chosen === undefined ? [] : [labelledAnswer(question[language], chosen)];
      })
      .join("\n"),
  freeText: () => [],
};
