import * as z from "zod/mini";
import { labelsOf, partsWith } from "../shared/parts.ts";
import { countProblems } from "../shared/problem.ts";
import { choiceProblems } from "../shared/several-choices.ts";
import { filledTexts, type TypedRow, typedParts, typedProblems, typedRow } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { CheckAndMoreProps } from "./widget.ts";

/** Ids of the ticked options, and the rows of one's own. A row of one's own counts as ticked. */
export interface ChecksAndMore {
  readonly checked: readonly string[];
  readonly more: readonly TypedRow[];
}

/** Expressions read the ids of the ticked options and of the person's own rows. */
export const checkAndMore: WidgetDefinition<CheckAndMoreProps, ChecksAndMore> = {
  type: "check-and-more",
  value: z.object({ checked: z.array(z.string()), more: z.array(typedRow) }),
  empty: () => ({ checked: [], more: [] }),
  isAnswered: ({ checked, more }) => checked.length > 0 || filledTexts(more).length > 0,
  check({ checked, more }, { options, max, characters }) {
    const filled = filledTexts(more).length;
    const known = Object.keys(partsWith(options, checked)).length;
    return [
      ...choiceProblems(checked, { options, min: 0 }),
      ...countProblems(known + filled, { min: 1 }),
      ...more.flatMap(({ id, text }) => typedProblems(text, { part: id, characters, blank: "empty-text" })),
      ...countProblems(more.length, { min: 0, max }),
    ];
  },
  read: { type: "list<string>", of: (value, props) => Object.keys(partsOf(value, props)) },
  summary: (value, props, language) => labelsOf(partsOf(value, props), language).join("\n"),
  parts: partsOf,
  freeText: ({ more }) => more.map(({ text }) => text),
};

function partsOf({ checked, more }: ChecksAndMore, { options }: CheckAndMoreProps) {
  return { ...partsWith(options, checked), ...typedParts(more) };
}
