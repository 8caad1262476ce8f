import type { Language } from "@mindle/domain/catalogue/language";
import type { Component } from "@mindle/domain/content/activity";
import { answersIn } from "@mindle/domain/content/markup";
import type { PageState, ShownComponent } from "@mindle/domain/content/page";
import * as z from "zod/mini";
import { letterCount, shownText, textIn } from "../rich-text/piped-text.ts";
import { shortReply } from "./short-reply.ts";

/** What a step's last page lets the person keep, as its largest words. */
export interface Hero {
  readonly text: ShownComponent;
  /** Too long for the largest letters. */
  readonly isLong: boolean;
}

/** What four lines of the largest letters hold on a phone. Answers of the person count, too. */
const MOST_LETTERS: Readonly<Record<Language, number>> = { ko: 52, en: 84 };

/** Beside these nothing is held up: a letter is kept itself, and help comes first. */
const ALONE: readonly string[] = ["letter", "helpline", "external-link"];

/**
 * The hero of a step's last page: its first text with answers or a highlight, else its first text. Words of care are none, nor is
 * anything below a question.
 */
export function heroOf(
  { components, answers }: Pick<PageState, "components" | "answers">,
  language: Language,
): Hero | undefined {
  const visible = components.filter((each) => each.visible);
  if (visible.some(({ component }) => ALONE.includes(component.type))) return undefined;
  const question = visible.findIndex(({ definition }) => definition !== undefined);
  const reply = shortReply({ components, answers }, language);
  const texts = visible.slice(0, question === -1 ? undefined : question).flatMap((text) => {
    const { type, mood } = text.component;
    if (type !== "text" || mood === "care" || text === reply) return [];
    const authored = textIn(text.props);
    const shown = authored && shownText(authored, answers, language);
    if (authored === undefined || shown === undefined) return [];
    const isMarked = answersIn(shown).length > 0 || shown.includes("==");
    return [{ text, isMarked, letters: letterCount(authored, answers, language) }];
  });
  const hero = texts.find(({ isMarked }) => isMarked) ?? texts[0];
  return hero && { text: hero.text, isLong: hero.letters > MOST_LETTERS[language] };
}

/** A page's own picture, for the left page of an open book: its film, or its story where that has pictures. */
export function pictureOf({ components }: Pick<PageState, "components">): ShownComponent | undefined {
  return components.find(({ component: { type }, props, visible }) => visible && isDrawn(type, props));
}

/**
 * Whether a phone has little room for the step's picture above a page, and a low one none: it has a picture of its own, or a measure, whose
 * answer would be below the lower edge. What is hidden counts, too: nothing that is answered moves the page.
 */
export function isCrowded(components: readonly Component[]): boolean {
  return components.some(({ type, props }) => type === "question-set" || isDrawn(type, props));
}

function isDrawn(type: string, props: unknown): boolean {
  const panels = story.safeParse(props).data;
  return (
    type === "video" || (panels?.slides ?? panels?.cards ?? []).some(({ picture }) => picture !== undefined)
  );
}

const panel = z.object({ picture: z.optional(z.unknown()) });
const story = z.object({ slides: z.optional(z.array(panel)), cards: z.optional(z.array(panel)) });
