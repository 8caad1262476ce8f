import type { Language } from "@mindle/domain/catalogue/language";
import type { QueryClient } from "../data/query-client.ts";

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

/** Reads the signed-in user's unsent answers as text. Rejects where the content that it needs cannot be loaded. */
export type ReadAnswerText = (queryClient: QueryClient, language: Language) => Promise<AnswerText>;

let reader: ReadAnswerText | undefined;

/** Registers the reader of answers as text; only the pages for signed-in users do. */
export function registerAnswerTextReader(read: ReadAnswerText): void {
  reader = read;
}

/** The registered reader; undefined where no page has registered one. */
export function answerTextReader(): ReadAnswerText | undefined {
  return reader;
}
