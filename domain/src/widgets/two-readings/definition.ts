import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";
import { seoulDay } from "../../time.ts";
import { numbersAndMarks } from "../shared/numbers-and-marks.ts";
import { own } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { isBlank, typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { TwoReadingsProps } from "./props.ts";
import {
  MOST_CHARACTERS,
  NO_READING,
  type Reading,
  type TwoReadingsValue,
  twoReadingsValue,
} from "./value.ts";

/** From here on the place is left before anything is written. */
const HIGH = 80;

/** The line is opened at this degree or below it. */
const OPENS_AT = 50;

/** Something may be said at this degree or below it. */
const SAY_AT = 40;

/** Degrees that lie no further apart than this are the same. */
const SAME_WITHIN = 5;

/**
 * Reads as both degrees with their words, and what became of the line. Expressions read a map: `first` and `second`, and 1 for each
 * thing that is so, for `'lower' in answer`: see `marksOf`. What was not entered is not in the map.
 */
export const twoReadings: WidgetDefinition<TwoReadingsProps, TwoReadingsValue> = {
  type: "two-readings",
  value: twoReadingsValue,
  empty: () => ({ ...NO_READING, past: [] }),
  isAnswered: wasRead,
  check: ({ first, second, past }) => [
    ...(wasRead({ first, past }) ? [] : [{ code: "no-answer", part: "first" } as const]),
    ...wordProblems("line", first.line),
    ...wordProblems("ask", second.ask),
  ],
  read: {
    type: "map<string, double>",
    of: (value) => {
      const { first, second } = value;
      return numbersAndMarks({ first: first.deg, second: second.deg }, marksOf(value), 100);
    },
  },
  // Once another one was begun, what is read is still the last that says something.
  summary: (value, props, language) =>
    [value, ...value.past.toReversed()].map((reading) => inWords(reading, props, language)).find(Boolean) ??
    "",
  dueOn: ({ first: { dueAt }, second }) =>
    dueAt === null || second.at !== null ? undefined : seoulDay(Date.parse(dueAt)),
  dueAt: ({ first: { dueAt }, second }) =>
    dueAt === null || second.at !== null ? undefined : Date.parse(dueAt),
  // No line beside crisis words, nor of a first reading where the place is left before anything is written.
  toSave(value, hasCrisis) {
    const { first, second } = value;
    const isLeft = first.at === null && isHigh(value);
    if ((!hasCrisis && !isLeft) || (first.line === null && second.ask === null)) return value;
    return { ...value, first: { ...first, line: null }, second: { ...second, ask: null } };
  },
  freeText: ({ past, ...reading }) =>
    [...past, reading].flatMap(({ first, second }) => [first.line ?? [], second.ask ?? []].flat()),
};

/** The degree of a reading; undefined for what is none. */
export function degreeOf({ deg }: { readonly deg: number | null }): number | undefined {
  return deg === null || deg < 0 || deg > 100 ? undefined : deg;
}

/** Where the place is left before anything is written: by the last degree that was taken, or since someone might be hurt. */
export function isHigh({ first, second }: Reading): boolean {
  if (second.at !== null) return (degreeOf(second) ?? 0) >= HIGH;
  return first.hurting || (degreeOf(first) ?? 0) >= HIGH;
}

/** Whether something may be said at this degree. */
export function maySay(degree: number): boolean {
  return degree <= SAY_AT;
}

/** Whether the line is opened: it is there, and the second degree is low enough. */
export function opensLine({ first, second }: Reading): boolean {
  const degree = degreeOf(second);
  return first.line !== null && second.at !== null && degree !== undefined && degree <= OPENS_AT;
}

/** How the second degree stands to the first one; undefined before both were read. */
export function courseOf({ first, second }: Reading): "lower" | "same" | "higher" | undefined {
  const before = degreeOf(first);
  const after = degreeOf(second);
  if (before === undefined || after === undefined || second.at === null) return undefined;
  if (Math.abs(after - before) <= SAME_WITHIN) return "same";
  return after < before ? "lower" : "higher";
}

/** A word with its degree. */
interface HeatWord {
  readonly id: string;
  readonly label: Labelled[string];
  readonly degree: number;
}

const USUAL_WORDS: readonly HeatWord[] = [
  { id: "hurt", label: { ko: "서운해요", en: "Let down" }, degree: 30 },
  { id: "wronged", label: { ko: "억울해요", en: "Wronged" }, degree: 60 },
  { id: "furious", label: { ko: "분해요", en: "Furious" }, degree: 90 },
];

/** One's own words with their degrees, the lowest first; the usual ones where there are none. */
export function wordsOf({ words = {}, degrees = {} }: TwoReadingsProps): readonly HeatWord[] {
  const known = Object.entries(words).flatMap(([id, label]) => {
    const degree = own(degrees, id);
    return degree === undefined ? [] : [{ id, label, degree }];
  });
  return known.length === 0 ? USUAL_WORDS : known.sort((a, b) => a.degree - b.degree);
}

/** The word nearest to a degree, of two that are as near the lower one; none at 0. */
export function wordAt(degree: number, props: TwoReadingsProps): HeatWord | undefined {
  if (degree === 0) return undefined;
  return wordsOf(props)
    .toSorted((a, b) => Math.abs(a.degree - degree) - Math.abs(b.degree - degree))
    .at(0);
}

/** How many real readings went which way, those that were read twice only. */
export function coursesOf({ past, ...reading }: TwoReadingsValue): Map<string, number> {
  const courses = new Map<string, number>();
  for (const course of [...past, reading].flatMap((each) => courseOf(each) ?? [])) {
    courses.set(course, (courses.get(course) ?? 0) + 1);
  }
  return courses;
}

/** What is wrong with the line, or with the one written anew; nothing that is too long is frozen. */
export function wordProblems(part: keyof typeof MOST_CHARACTERS, words: string | null): WidgetProblem[] {
  return typedProblems(words ?? "", { part, characters: MOST_CHARACTERS[part] });
}

function wasRead({ first, past }: Pick<TwoReadingsValue, "first" | "past">): boolean {
  return [first, ...past.map((reading) => reading.first)].some(
    (each) => each.hurting || degreeOf(each) !== undefined,
  );
}

/** What is so: `kept`, `read`; `lower`, `same` or `higher`; what became of the line; `high`; and the first word. */
function marksOf(reading: Reading) {
  const { first, second } = reading;
  return [
    first.at === null ? null : "kept",
    second.at === null ? null : "read",
    courseOf(reading),
    second.choice,
    isHigh(reading) ? "high" : null,
    first.word === null ? null : `word-${first.word}`,
  ];
}

/** Both degrees on a line each, then what became of the line; the words themselves only where they were kept or written anew. */
function inWords(reading: Reading, props: TwoReadingsProps, language: Language): string {
  const { first, second } = reading;
  const { choice } = second;
  const texts = TEXTS[language];
  const parts = [
    readingInWords(first, props, language),
    second.at === null ? undefined : readingInWords(second, props, language),
    choice === null || second.at === null ? undefined : texts.choices[choice],
    lineLeft(reading),
  ];
  return parts.flatMap((part) => part ?? []).join("\n");
}

/** The line as far as it was left: kept, or written anew, once both degrees were read. */
export function lineLeft({ first, second }: Reading): string | undefined {
  if (second.at === null) return undefined;
  const left = second.choice === "keep" ? first.line : second.choice === "rewrite" ? second.ask : null;
  return left === null || isBlank(left) ? undefined : left.trim();
}

/** A degree with its word: 60도, 억울해요; of a first one without a degree, that someone might have been hurt. */
export function readingInWords(
  reading: { readonly deg: number | null; readonly word: string | null; readonly hurting?: boolean },
  props: TwoReadingsProps,
  language: Language,
): string | undefined {
  const degree = degreeOf(reading);
  if (degree === undefined) return reading.hurting === true ? TEXTS[language].hurting : undefined;
  const word = wordsOf(props).find(({ id }) => id === reading.word);
  const degrees = TEXTS[language].degrees(degree);
  return word === undefined ? degrees : `${degrees}, ${word.label[language]}`;
}

const TEXTS = {
  ko: {
    degrees: (degree: number) => `${degree}도`,
    hurting: "누가 다칠 것 같았어요",
    choices: { drop: "한 줄은 버렸어요", rewrite: "고쳐 썼어요", keep: "간직했어요" },
  },
  en: {
    degrees: (degree: number) => (degree === 1 ? "1 degree" : `${degree} degrees`),
    hurting: "Someone might have been hurt",
    choices: { drop: "Let the line go", rewrite: "Wrote it anew", keep: "Kept it" },
  },
} as const;
