import type { Language } from "@mindle/domain/catalogue/language";
import { parseMarkup } from "@mindle/domain/content/markup";
import { isReply, type PageState, type ShownComponent } from "@mindle/domain/content/page";
import { graphemes } from "@mindle/domain/text/graphemes";
import * as z from "zod/mini";
import { plainWords, shownText } from "./piped-text.ts";

/** Longer replies stay in the page. Answers of the person count, too. */
const MOST_LETTERS: Readonly<Record<Language, number>> = { ko: 40, en: 90 };

const written = z.object({ ko: z.string(), en: z.string() });
const richText = z.object({ ...written.shape, else: z.optional(written) });

/** The reply that stands right above the button, where the thumb is: a short one, after which nothing else comes. */
export function shortReply(
  { components, answers }: Pick<PageState, "components" | "answers">,
  language: Language,
): ShownComponent | undefined {
  const last = components.findLast(({ component, visible }) => visible && component.type !== "next-button");
  if (last === undefined || !isReply(last.component)) return undefined;
  const { data } = richText.safeParse(last.props);
  const shown = data && shownText(data, answers, language);
  if (data === undefined || shown === undefined) return undefined;
  const [first, ...more] = parseMarkup(shown);
  const isOne = first?.kind === "paragraph" && more.length === 0;
  const words = plainWords([data], answers, language).replaceAll(/\*\*|==/g, "");
  return isOne && graphemes(words) <= MOST_LETTERS[language] ? last : undefined;
}
