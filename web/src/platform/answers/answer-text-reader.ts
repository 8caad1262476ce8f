import type { Language } from "@mindle/domain/catalogue/language";
import type { QueryClient } from "../data/query-client.ts";
import type { AnswerText } from "./answer-text.ts";

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
