import type { Labelled } from "../../content/props.ts";
import type { StrengthsFillInProps } from "./props.ts";

/** A sentence to fill. Its text has `{row}` in the place of the row's label. */
export interface SentenceToFill {
  /** Id of the row, or of the sentence where there are no rows. */
  readonly id: string;
  readonly text: Labelled[string];
  readonly row?: Labelled[string];
}

/** The sentences as they are shown: one for each row, or those that the author wrote. */
export function sentencesToFill({ sentences, rows }: StrengthsFillInProps): SentenceToFill[] {
  const written = Object.entries(sentences);
  return rows === undefined
    ? written.map(([id, text]) => ({ id, text }))
    : written.flatMap(([, text]) => Object.entries(rows).map(([id, row]) => ({ id, text, row })));
}
