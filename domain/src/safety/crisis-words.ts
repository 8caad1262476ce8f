import { englishWords, koreanWords, type ReadWords, type Word } from "./crisis/features.ts";
import { normalForms } from "./crisis/normal-text.ts";
import { type Part, partsOf, sentencesOf } from "./crisis/parts.ts";
import { englishPatterns, koreanPatterns } from "./crisis/pattern.ts";
import {
  type CrisisRule,
  ENGLISH_REACH,
  KOREAN_REACH,
  once,
  type RuleSet,
  ruleSet,
} from "./crisis/rule-set.ts";
import { ENGLISH_RULES, KOREAN_RULES } from "./crisis/rules/rules.ts";
import english from "./crisis/weights-en.json" with { type: "json" };
import korean from "./crisis/weights-ko.json" with { type: "json" };
import { type WeighedPart, type WeighParts, wordScale } from "./crisis/word-weights.ts";
import { type Crisis, HELP_KINDS } from "./help-kind.ts";

/** How a language is read. */
interface Reader {
  readonly wordsOf: ReadWords;
  readonly weigh: WeighParts;
  /** In a sentence of so many characters nothing else speaks of anything. */
  readonly short: number;
  /** Above so many points a sentence counts without a rule. A piece of one needs more: what stands before and after it is left out. */
  readonly counts: { readonly sentence: number; readonly piece: number };
  /** Finds what counts in any text. */
  readonly plain: RuleSet;
  /** Finds what counts except among words that speak of something harmless. */
  readonly other: RuleSet;
}

/** With fewer points than this all in a part of a text speaks of something harmless. */
const HARMLESS = -2;

/** A language, and its reader, which is made when words of it are first looked at. */
interface Language {
  /** One of its letters, to try rules on. */
  readonly letter: string;
  /** What shows that a text, or a part of it, is in this language. */
  readonly letters: RegExp;
  reader(): Reader;
}

const LANGUAGES: readonly Language[] = [
  {
    letter: "가",
    letters: /[가-힣ᄀ-ᇿ]/,
    reader: once(() => ({
      wordsOf: koreanWords,
      weigh: wordScale(korean),
      short: 16,
      counts: { sentence: 6, piece: 8 },
      ...rulesIn(KOREAN_RULES, koreanPatterns, KOREAN_REACH),
    })),
  },
  {
    letter: "a",
    letters: /[a-z]/,
    reader: once(() => ({
      wordsOf: englishWords,
      weigh: wordScale(english),
      short: 28,
      counts: { sentence: 6, piece: 7 },
      ...rulesIn(ENGLISH_RULES, englishPatterns, ENGLISH_REACH),
    })),
  },
];

function rulesIn(...[rules, ...how]: Parameters<typeof ruleSet>): Pick<Reader, "plain" | "other"> {
  const isPlain = ({ now, isPlain }: CrisisRule) => now === true || isPlain === true;
  return {
    plain: ruleSet(rules.filter(isPlain), ...how),
    other: ruleSet(
      rules.filter((rule) => !isPlain(rule)),
      ...how,
    ),
  };
}

/**
 * What texts say of a crisis: of several, what is most urgent. Undefined where nothing was found, which does not mean that all is
 * well. Works on the device alone, in a few milliseconds for 2,000 characters. Why it is done so: docs/decisions/0035-crisis-words.md.
 */
export function findCrisis(texts: readonly string[]): Crisis | undefined {
  return texts.flatMap(crisesIn).reduce<Crisis | undefined>(moreUrgent, undefined);
}

/**
 * Makes what {@link findCrisis} looks with, piece by piece: all of it takes a slow phone most of a second, in which it would answer no
 * press.
 */
export function* prepareToFind(): Generator<void> {
  for (const { letter, reader } of LANGUAGES) {
    const { plain, other } = reader();
    yield;
    yield* plain.prepare(letter);
    yield* other.prepare(letter);
  }
}

/** What a text says in each of its languages and forms. */
function crisesIn(text: string): Crisis[] {
  return normalForms(text).flatMap((form) =>
    LANGUAGES.flatMap(({ letters, reader }) => (letters.test(form) ? read(form, reader()) : [])),
  );
}

function read(text: string, reader: Reader): Crisis[] {
  const words = reader.wordsOf(text);
  const parts = reader.weigh(words, partsOf(text, words));
  return [
    ...ofRule(reader.plain.find(text)),
    ...doubtful(text, words, parts, reader.short).flatMap(({ from, to }) => {
      const found = ofRule(reader.other.find(text.slice(words[from]?.start, words[to]?.start)));
      return found.length > 0
        ? found
        : ofPoints(
            parts.filter((part) => part.from >= from && part.to <= to),
            reader.counts,
          );
    }),
  ];
}

function ofRule(rule: CrisisRule | undefined): Crisis[] {
  return rule === undefined ? [] : [{ kind: rule.kind, now: rule.now === true }];
}

function ofPoints(parts: readonly WeighedPart[], counts: Reader["counts"]): Crisis[] {
  return parts
    .filter(({ points, isWhole }) => points > (isWhole ? counts.sentence : counts.piece))
    .map(({ kind }) => ({ kind, now: false }));
}

/** The stretches of a text, from one word to before another, of which not all words speak of something harmless. */
function doubtful(
  text: string,
  words: readonly Word[],
  parts: readonly WeighedPart[],
  short: number,
): readonly Pick<Part, "from" | "to">[] {
  const isShort = ({ from, to }: Part) => (words[to - 1]?.end ?? 0) - (words[from]?.start ?? 0) <= short;
  const isDoubtful = words.map(() => false);
  for (const { from, to } of parts.filter(({ points }) => points >= HARMLESS))
    isDoubtful.fill(true, from, to);
  for (const { from, to } of sentencesOf(text, words).filter(isShort)) isDoubtful.fill(true, from, to);
  const starts = [...words.keys()].filter((at) => isDoubtful[at] === true && isDoubtful[at - 1] !== true);
  return starts.map((from) => {
    const end = isDoubtful.indexOf(false, from);
    return { from, to: end < 0 ? words.length : end };
  });
}

function moreUrgent(one: Crisis | undefined, other: Crisis): Crisis {
  if (one === undefined) return other;
  const [first, second] = [HELP_KINDS.indexOf(one.kind), HELP_KINDS.indexOf(other.kind)];
  if (first !== second) return first < second ? one : other;
  return one.now ? one : other;
}
