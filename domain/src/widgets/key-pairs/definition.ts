import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { own, typedLabel } from "../shared/parts.ts";
import { countProblems, type WidgetProblem } from "../shared/problem.ts";
import { isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { KeyPairsProps } from "./widget.ts";

/** Id of the chosen option, or what the person typed instead. */
export type Pair = { readonly choice: string } | { readonly text: string };

/** Pairs by the id of the row; absent where the row is empty. */
export type Pairs = Readonly<Record<string, Pair>>;

/** Its parts are the filled rows, each with what it was filled with. */
export const keyPairs: WidgetDefinition<KeyPairsProps, Pairs> = {
  type: "key-pairs",
  value: z.record(
    z.string(),
    z.union([z.strictObject({ choice: z.string() }), z.strictObject({ text: z.string() })]),
  ),
  empty: () => ({}),
  isAnswered: (pairs) => Object.values(pairs).some((pair) => "choice" in pair || !isBlank(pair.text)),
  check: (pairs, props) => [
    ...Object.keys(props.rows).flatMap((row) => rowProblems(pairs, row, props)),
    ...countProblems(Object.keys(partsOf(pairs, props)).length, props),
  ],
  read: {
    type: "map<string, string>",
    of: (pairs, props) =>
      Object.fromEntries(
        Object.entries(partsOf(pairs, props)).map(([row, { ko }]) => {
          const pair = own(pairs, row);
          return [row, pair !== undefined && "choice" in pair ? pair.choice : ko];
        }),
      ),
  },
  summary: (pairs, props, language) =>
    Object.entries(partsOf(pairs, props))
      .map(([row, label]) => `${props.rows[row]?.label[language]}: ${label[language]}`)
      .join("\n"),
  parts: partsOf,
  freeText: (pairs) => Object.values(pairs).flatMap((pair) => ("text" in pair ? [pair.text] : [])),
};

function rowProblems(pairs: Pairs, row: string, { rows, characters }: KeyPairsProps): WidgetProblem[] {
  const pair = own(pairs, row);
  if (pair === undefined) return [];
  if ("text" in pair) return typedProblems(pair.text, { part: row, characters });
  const choices = rows[row]?.options ?? {};
  return own(choices, pair.choice) === undefined ? [{ code: "unknown-choice", part: row }] : [];
}

function partsOf(pairs: Pairs, { rows }: KeyPairsProps): Labelled {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([row, { options = {} }]) => {
      const pair = own(pairs, row);
      if (pair === undefined) return [];
      if ("text" in pair) return isBlank(pair.text) ? [] : [[row, typedLabel(pair.text)]];
      const label = own(options, pair.choice);
      return label === undefined ? [] : [[row, label]];
    }),
  );
}
