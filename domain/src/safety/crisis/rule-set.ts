import { HELP_KINDS, type HelpKind } from "../help-kind.ts";

/** What counts as crisis words. `pattern.ts` says how patterns are written. */
export interface CrisisRule {
  /** Names the rule in its tests. */
  readonly id: string;
  readonly kind: HelpKind;
  /** Means at hand, a time or an act under way. */
  readonly now?: true;
  /** Means nothing else, whatever the words around it speak of. */
  readonly isPlain?: true;
  /** One of these must stand in the text. */
  readonly find: readonly string[];
  /** What excuses it, close to it within the same clause. */
  readonly unless?: readonly string[];
}

/** What a rule is tried with. */
export interface RuleExamples {
  /** Sentences that it finds. */
  readonly yes: readonly string[];
  /** Sentences with like words that no rule finds. */
  readonly no: readonly string[];
}

/** Rules that are tried on texts. Each is made when it is first needed: engines take their time for so many expressions. */
export interface RuleSet {
  /** The first rule that a text matches; rules of the most urgent kind are tried first. */
  find(text: string): CrisisRule | undefined;
  /** Makes one rule after the other ready for texts with such letters. */
  prepare(letter: string): Generator<void>;
}

/** Makes one expression of several patterns of a language (`pattern.ts`). */
type PatternsOf = (written: readonly string[]) => RegExp;

/** How many characters before and after it, and the rest of the word there, may excuse a thing: clauses of people who write without commas have no end. */
export const KOREAN_REACH = 12;
export const ENGLISH_REACH = 14;

export function ruleSet(rules: readonly CrisisRule[], patternsOf: PatternsOf, reach: number): RuleSet {
  const ordered = rules
    .toSorted((one, other) => HELP_KINDS.indexOf(one.kind) - HELP_KINDS.indexOf(other.kind))
    .map((rule) => ({
      rule,
      expressions: once(() => ({
        find: patternsOf(rule.find),
        unless: patternsOf((rule.unless ?? []).map((each) => `${each}~`)),
      })),
    }));
  return {
    find: (text) => ordered.find(({ expressions }) => matches(text, expressions(), reach))?.rule,
    *prepare(letter) {
      for (const { expressions } of ordered) {
        const { find, unless } = expressions();
        // An expression is compiled when it is first used; V8 does so once more at the second use.
        for (const each of [find, find, unless, unless]) {
          letter.search(each);
          yield;
        }
      }
    },
  };
}

interface Expressions {
  readonly find: RegExp;
  readonly unless: RegExp;
}

function matches(text: string, { find, unless }: Expressions, reach: number): boolean {
  for (const { index, 0: found } of text.matchAll(find)) {
    const end = index + found.length;
    const clause = clauseAround(text, index, end);
    const from = text.lastIndexOf(" ", Math.max(index - reach, 0)) + 1;
    const to = text.indexOf(" ", end + reach);
    const near = text.slice(Math.max(clause.from, from), to < 0 ? clause.to : Math.min(clause.to, to));
    if (near.search(unless) < 0) return true;
  }
  return false;
}

/** Makes a value when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Hangul syllables that end in ㅆ, as every past tense does (Unicode 3.12: 28 finals, of which it is the 20th). */
const PAST = Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac00 + at * 28 + 20)).join("");

/** Where a clause ends: at punctuation, in Korean after a final ending and after a past that goes on. */
const CLAUSE_END = new RegExp(
  `[.!?,;:\\n]|[다요죠네까음임함지](?= )|[${PAST}](?:고|는데|지만)(?= )| (?:but|though|although|because|so then|and then) `,
  "g",
);

/** Where the clause begins and ends in which a part of a text stands; all clauses that the part touches. */
function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSE_END)) {
    const after = index + mark.length;
    if (after <= start) from = after;
    else if (index >= end) return { from, to: index + 1 };
  }
  return { from, to: text.length };
}
