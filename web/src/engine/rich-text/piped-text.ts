import type { Language } from "@mindle/domain/catalogue/language";
import type { RichText } from "@mindle/domain/content/authored-text";
import { answersIn } from "@mindle/domain/content/markup";
import type { RecalledAnswers } from "@mindle/domain/content/recalls";
import { graphemes } from "@mindle/domain/text/graphemes";
import * as z from "zod/mini";

const written = z.object({ ko: z.string(), en: z.string() });
const richText = z.object({ ...written.shape, else: z.optional(written) });

/** The text that the props of a component are; undefined where they are none. */
export function textIn(props: unknown): RichText | undefined {
  return richText.safeParse(props).data;
}

/** An answer in words; empty where there is none. */
export function summaryOf(answers: RecalledAnswers, name: string, language: Language): string {
  const answer = answers[name];
  return answer === undefined ? "" : answer.definition.summary(answer.value, answer.props, language);
}

/** A text, still with the names of its answers; its `else`, or undefined, where one of them is missing. */
export function shownText(text: RichText, answers: RecalledAnswers, language: Language): string | undefined {
  const isWhole = answersIn(text[language]).every((name) => summaryOf(answers, name, language) !== "");
  return isWhole ? text[language] : text.else?.[language];
}

/** Paragraphs with their answers as plain words; those that miss an answer are left out. */
export function plainWords(
  paragraphs: readonly RichText[],
  answers: RecalledAnswers,
  language: Language,
): string {
  return paragraphs
    .flatMap((text) => shownText(text, answers, language) ?? [])
    .map((shown) =>
      // All at once: an answer may hold braces of its own.
      shown.replaceAll(/\{(\w+)\}/g, (_, name: string) => summaryOf(answers, name, language)),
    )
    .join("\n\n");
}

/** How many letters of a text are read, answers of the person included. */
export function letterCount(text: RichText, answers: RecalledAnswers, language: Language): number {
  return graphemes(plainWords([text], answers, language).replaceAll(/\*\*|==/g, ""));
}
