import { HELP_KINDS, type HelpKind } from "../help-kind.ts";

/** What counts as crisis words. `pattern.ts` says how patterns are written. */
export interface CrisisRule {
  /** Names the rule in its tests. */
  readonly id: string;
  readonly kind: HelpKind;
  /** Means at hand, a time or an act under way. */
  readonly now?: true;
  /** One of these must stand in the text. */
  readonly find: readonly string[];
  /** What excuses it, within the same clause. */
  readonly unless?: readonly string[];
}

/** What a rule is tried with. */
export interface RuleExamples {
  /** Sentences that it finds. */
  readonly yes: readonly string[];
  /** Sentences with like words that no rule finds. */
  readonly no: readonly string[];
}

/** Finds the first rule that one of the forms of a text matches; rules of the most urgent kind are tried first. */
export type FindRule = (forms: readonly string[]) => CrisisRule | undefined;

/** Makes one expression of several patterns of a language (`pattern.ts`). */
type PatternsOf = (written: readonly string[]) => RegExp;

export function ruleSet(rules: readonly CrisisRule[], patternsOf: PatternsOf): FindRule {
  const compiled = rules
    .toSorted((one, other) => HELP_KINDS.indexOf(one.kind) - HELP_KINDS.indexOf(other.kind))
    .map((rule) => ({
      rule,
      find: patternsOf(rule.find),
      unless: patternsOf((rule.unless ?? []).map((each) => `${each}~`)),
    }));
  return (forms) =>
    compiled.find(({ find, unless }) => forms.some((form) => matches(form, find, unless)))?.rule;
}

function matches(text: string, find: RegExp, unless: RegExp): boolean {
  for (const { index, 0: found } of text.matchAll(find)) {
    if (clauseAround(text, index, index + found.length).search(unless) < 0) return true;
  }
  return false;
}

/** Where a clause ends: at punctuation, and in Korean after a final ending. */
const CLAUSE_END = /[.!?,;:\n]|[다요죠네까음임함지](?= )| (?:but|though|although|because|so then|and then) /g;

/** The clause of a text in which a part of it stands; all clauses that the part touches. */
function clauseAround(text: string, start: number, end: number): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSE_END)) {
    const after = index + mark.length;
    if (after <= start) from = after;
    else if (index >= end) return text.slice(from, index + 1);
  }
  return text.slice(from);
}
