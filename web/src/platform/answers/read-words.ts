import type { Language } from "@mindle/domain/catalogue/language";
import type { QueryClient } from "../query/query-client.ts";
import type { AnswerWords } from "./answer-words.ts";

/** Reads the signed-in user's answers that no server has, in words. Rejects where what that needs cannot be loaded. */
export type ReadWords = (queryClient: QueryClient, language: Language) => Promise<AnswerWords>;

let reader: ReadWords | undefined;

/** Provides what reads answers in words: only pages that signed-in users open have it. */
export function provideWords(read: ReadWords): void {
  reader = read;
}

/** What reads answers in words; undefined where no page has provided it. */
export function wordsReader(): ReadWords | undefined {
  return reader;
}
