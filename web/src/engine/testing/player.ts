import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import { expect, type Locator } from "@playwright/test";

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

/** A widget under a finger, on the screen of a phone. Selectors find elements in it. */
export interface Finger {
  tap(css: string, at?: number): Promise<void>;
  /** Taps the first, as long as there is one and so often at most. */
  tapEach(css: string, most: number): Promise<void>;
  /** Presses, drags and releases at places that are parts of the element's width and height. */
  drag(css: string, ...places: readonly [Place, ...Place[]]): Promise<void>;
  /** Drags all that can be dragged, each to a place of its own further up. */
  dragAll(): Promise<void>;
  /** Chooses an answer of each question that has none yet. */
  chooseAll(): Promise<void>;
  slideAll(): Promise<void>;
  fillAll(): Promise<void>;
  pressEnter(): Promise<void>;
  upload(css: string, path: string): Promise<void>;
  count(css: string): Promise<number>;
  see(css: string): Promise<void>;
  untilPlaying(): Promise<void>;
}

/** A place in an element, in parts of its width and height. */
export type Place = readonly [x: number, y: number];

/** Answers widgets of one type on a phone, where that takes more than choosing, ticking and typing. */
export type Touch = (finger: Finger) => Promise<void>;

/** Listens to a recording or looks at a film until it plays. */
export const playRecording: Touch = async (finger) => {
  await finger.tap("button");
  await finger.untilPlaying();
};

/** Random id of a row, tag or picture. */
export const RANDOM_ID: unknown = expect.stringMatching(/^[A-Za-z0-9]{20}$/);

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
  // Into sight as the focus brings it, clear of the button at the lower edge.
  await control.focus();
  // Waits until it stands still: a forced click does not.
  await control.scrollIntoViewIfNeeded();
  await control.check({ force: true });
}

/** Ticks the first options. Resolves to their ids. */
export async function tick(
  { slot, language }: Play<unknown>,
  options: Labelled,
  count: number,
): Promise<string[]> {
  const picked = firstOf(options, language, count);
  for (const [, label] of picked) await choose(slot.getByRole("checkbox", { name: label, exact: true }));
  return picked.map(([id]) => id);
}
