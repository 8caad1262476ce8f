import * as z from "zod/mini";
import { blanksIn, fillBlanks } from "../shared/blanks.ts";
import { labelsOf, own } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { InlineSelectProps } from "./widget.ts";

/** Ids of the chosen options, by the name of the blank. */
export type ChosenByBlank = Readonly<Record<string, string>>;

/**
 * Reads as the sentence, or as the chosen words alone where it has one blank, so that a later page can take them into
 * a sentence of its own. Its parts are the chosen options, by the name of the blank.
 */
export const inlineSelect: WidgetDefinition<InlineSelectProps, ChosenByBlank> = {
  type: "inline-select",
  value: z.record(z.string(), z.string()),
  empty: () => ({}),
  isAnswered: (chosen) => Object.keys(chosen).length > 0,
  check: (chosen, { text, blanks }) =>
    blanksIn(text.ko).flatMap((blank) => problemsOf(chosen, blank, blanks)),
  read: {
    type: "map<string, string>",
    of: (chosen, props) =>
      Object.fromEntries(
        Object.keys(partsOf(chosen, props)).map((blank) => [blank, own(chosen, blank) ?? ""]),
      ),
  },
  summary(chosen, props, language) {
    const parts = partsOf(chosen, props);
    const words = labelsOf(parts, language);
    if (words.length === 0 || Object.keys(props.blanks).length === 1) return words.join();
    return fillBlanks(props.text[language], (blank) => own(parts, blank)?.[language]);
  },
  parts: partsOf,
  freeText: () => [],
};

/** A blank whose options come from an earlier answer may have none; then it stays empty. */
function problemsOf(
  chosen: ChosenByBlank,
  blank: string,
  blanks: InlineSelectProps["blanks"],
): WidgetProblem[] {
  const choices = own(blanks, blank)?.options ?? {};
  const id = own(chosen, blank);
  if (Object.keys(choices).length === 0) return [];
  if (id === undefined) return [{ code: "no-answer", part: blank }];
  return own(choices, id) === undefined ? [{ code: "unknown-choice", part: blank }] : [];
}

function partsOf(chosen: ChosenByBlank, { blanks }: InlineSelectProps) {
  return Object.fromEntries(
    Object.entries(blanks).flatMap(([blank, { options }]) => {
      const label = own(options, own(chosen, blank) ?? "");
      return label === undefined ? [] : [[blank, label]];
    }),
  );
}
