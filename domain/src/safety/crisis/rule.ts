import type { HelpKind } from "../help-kind.ts";

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
