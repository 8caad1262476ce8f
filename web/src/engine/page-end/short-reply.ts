import type { Language } from "@mindle/domain/catalogue/language";
import { parseMarkup } from "@mindle/domain/content/markup";
import { isReply, type PageState, type ShownComponent } from "@mindle/domain/content/page";
import { letterCount, shownText, textIn } from "../rich-text/piped-text.ts";

/** Longer replies stay in the page. Answers of the person count, too. */
const MOST_LETTERS: Readonly<Record<Language, number>> = { ko: 40, en: 90 };

/** The reply that stands right above the button, where the thumb is: a short one, after which nothing else comes. */
export function shortReply(
  { components, answers }: Pick<PageState, "components" | "answers">,
  language: Language,
): ShownComponent | undefined {
  const last = components.findLast(({ component, visible }) => visible && component.type !== "next-button");
  if (last === undefined || !isReply(last.component)) return undefined;
  const text = textIn(last.props);
  const shown = text && shownText(text, answers, language);
  if (text === undefined || shown === undefined) return undefined;
  const [first, ...more] = parseMarkup(shown);
  const isOne = first?.kind === "paragraph" && more.length === 0;
  return isOne && letterCount(text, answers, language) <= MOST_LETTERS[language] ? last : undefined;
}
