import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { Locator } from "@playwright/test";

/** A widget that a person answers. */
export interface Play<Props> {
  /** Everything that belongs to it on the page. */
  readonly slot: Locator;
  readonly props: Props;
  readonly language: Language;
}

/** Answers widgets of one type as a person does. Resolves to what must be saved, which may hold Playwright's matchers. */
export interface Player {
  answer(play: Play<unknown>): Promise<unknown>;
}

/** A player of widgets with these props. */
export function player<Props>(answer: (play: Play<Props>) => Promise<unknown>): Player {
  return { answer };
}

const WORDS = {
  ko: ["산책", "낮잠", "전화", "청소", "요가", "독서"],
  en: ["Walk", "Nap", "Call", "Tidy", "Yoga", "Read"],
} as const;

/** A word to type, another one for each place; short enough for every field. */
export function wordFor(language: Language, place = 0): string {
  return WORDS[language][place % WORDS[language].length] ?? "";
}

/** Turns to the plain version of a picture. */
export async function turnPlain({ slot, language }: Play<unknown>): Promise<void> {
  await slot
    .getByRole("button", { name: language === "ko" ? "글자로 보기" : "Show as a list", exact: true })
    .click();
}

/** The first options, with their labels in a language. */
export function firstOf(options: Labelled, language: Language, count: number): (readonly [string, string])[] {
  return Object.entries(options)
    .slice(0, count)
    .map(([id, label]) => [id, label[language]]);
}

/** Ticks, chooses or turns on a control; its box may be drawn by something above it. */
export async function choose(control: Locator): Promise<void> {
  await control.check({ force: true });
}
