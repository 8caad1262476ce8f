/** Answers as text, to copy. */
export interface AnswerText {
  readonly text: string;
  /** False where some are raw stored values, such as ids of chosen options, whose meaning only their page knows. */
  readonly isReadable: boolean;
}

/** The texts in a stored value. */
export function storedText(value: unknown): AnswerText {
  const text = textsIn(value).join("\n");
  return { text, isReadable: text === "" };
}

/** Joins texts, each once. */
export function joinText(words: readonly AnswerText[], separator: "\n" | "\n\n"): AnswerText {
  const texts = new Set(words.map(({ text }) => text).filter((text) => text !== ""));
  return { text: [...texts].join(separator), isReadable: words.every(({ isReadable }) => isReadable) };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
