import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";
import { blanksIn, fillBlanks, ROW } from "../shared/blanks.ts";
import { own, typedLabel } from "../shared/parts.ts";
import { isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { StrengthsFillInProps } from "./widget.ts";

/** What was typed, by the id of the row or sentence and the name of the blank. */
export type FilledSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The part of a problem is `sentence.blank`, also the key that expressions read. Its parts are the strengths: what was
 * typed in each sentence's last blank in the order of the props.
 */
export const strengthsFillIn: WidgetDefinition<StrengthsFillInProps, FilledSentences> = {
  type: "strengths-fill-in",
  value: z.record(z.string(), z.record(z.string(), z.string())),
  empty: () => ({}),
  isAnswered: (filled) => typedWords(filled).some((text) => !isBlank(text)),
  check: (filled, props) =>
    blanksOf(props).flatMap(({ id, blank }) =>
      typedProblems(wordsIn(filled, id, blank), {
        part: `${id}.${blank}`,
        characters: props.characters,
        blank: "incomplete",
      }),
    ),
  read: {
    type: "map<string, string>",
    of: (filled, props) =>
      Object.fromEntries(
        blanksOf(props)
          .map(({ id, blank }) => [`${id}.${blank}`, wordsIn(filled, id, blank)] as const)
          .filter(([, words]) => words !== ""),
      ),
  },
  summary: (filled, props, language) =>
    sentencesToFill(props)
      .filter((sentence) =>
        blanksOfSentence(sentence).some((blank) => wordsIn(filled, sentence.id, blank) !== ""),
      )
      .map(({ id, text, row }) =>
        fillBlanks(text[language], (blank) => (blank === ROW ? row?.[language] : wordsIn(filled, id, blank))),
      )
      .join("\n"),
  parts: (filled, props) =>
    Object.fromEntries(
      sentencesToFill(props).flatMap((sentence) => {
        const blanks = blanksOfSentence(sentence);
        const strength = Object.keys(props.blanks).findLast((blank) => blanks.includes(blank)) ?? "";
        const words = wordsIn(filled, sentence.id, strength);
        return words === "" ? [] : [[sentence.id, typedLabel(words)]];
      }),
    ),
  freeText: typedWords,
};

function blanksOfSentence({ text }: SentenceToFill): string[] {
  return blanksIn(text.ko).filter((blank) => blank !== ROW);
}

function blanksOf(props: StrengthsFillInProps): { readonly id: string; readonly blank: string }[] {
  return sentencesToFill(props).flatMap((sentence) =>
    blanksOfSentence(sentence).map((blank) => ({ id: sentence.id, blank })),
  );
}

function wordsIn(filled: FilledSentences, id: string, blank: string): string {
  return (own(own(filled, id) ?? {}, blank) ?? "").trim();
}

function typedWords(filled: FilledSentences): string[] {
  return Object.values(filled).flatMap((blanks) => Object.values(blanks));
}

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
