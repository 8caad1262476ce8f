import type { Language } from "@mindle/domain/catalogue/language";
import type { QueryClient } from "../query/query-client.ts";
import type { AnswerText } from "./answer-text.ts";

/** Reads the signed-in user's answers that no server has, in words. Rejects where what that needs cannot be loaded. */
export type ReadAnswerText = (queryClient: QueryClient, language: Language) => Promise<AnswerText>;

let reader: ReadAnswerText | undefined;

/** Provides what reads answers in words: only pages that signed-in users open have it. */
export function registerAnswerTextReader(read: ReadAnswerText): void {
  reader = read;
}

/** What reads answers in words; undefined where no page has provided it. */
export function answerTextReader(): ReadAnswerText | undefined {
  return reader;
}
