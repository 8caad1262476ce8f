interface AnswerAddress {
  readonly instance: string;
  readonly model: string;
}

/** Answers that are folded away, by `answerId`, with the day on which they open; undefined where that is not known. */
export type FoldedAnswers = ReadonlyMap<string, string | undefined>;

/** Names an answer among all of a person. */
export function answerId({ instance, model }: AnswerAddress): string {
  return `${instance}/${model}`;
}

/** What is folded away in acts that are still sealed. */
export function foldedAnswers(
  acts: readonly { readonly day: string | undefined; readonly folded: readonly AnswerAddress[] }[],
): FoldedAnswers {
  return new Map(acts.flatMap(({ folded, day }) => folded.map((answer) => [answerId(answer), day] as const)));
}
