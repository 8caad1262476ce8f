import { DAY_MS, seoulDay } from "../time.ts";
import { HELP_KINDS, type HelpKind } from "./help-kind.ts";

/** That help was called for, and on which day; no words. Kept on the device and with the account. */
export interface SafetyFlag {
  readonly kind: HelpKind;
  /** The calendar day at UTC+9, `YYYY-MM-DD`. */
  readonly day: string;
}

/** How many days a flag keeps offers, sales, review requests and reminders of progress away, its own day included. */
export const FLAG_DAYS = 7;

/** The first day on which a flag has no effect any more, `YYYY-MM-DD`. */
export function flagEnds({ day }: SafetyFlag): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + FLAG_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether no clock that is nearly right can have set a flag: its day begins more than a day after `now`. */
export function isFlagAhead({ day }: SafetyFlag, now: number): boolean {
  return day > seoulDay(now + DAY_MS);
}

/** Whether a flag has its effects at an instant (milliseconds since the epoch). */
export function isFlagActive(flag: SafetyFlag | null | undefined, now: number): flag is SafetyFlag {
  return flag !== null && flag !== undefined && seoulDay(now) < flagEnds(flag) && !isFlagAhead(flag, now);
}

/** Of two flags, the one that counts: the later one; of two of a day, that of the kind which is named first. */
export function laterFlag(one: SafetyFlag | null, other: SafetyFlag | null): SafetyFlag | null {
  if (one === null || other === null) return one ?? other;
  if (one.day !== other.day) return other.day > one.day ? other : one;
  return HELP_KINDS.indexOf(other.kind) < HELP_KINDS.indexOf(one.kind) ? other : one;
}

/** The answers to "How is it now?", asked at the next visit. */
export const HOW_IT_IS_NOW = ["still", "better", "else"] as const;

export type HowItIsNow = (typeof HOW_IT_IS_NOW)[number];

/** The flag after such an answer: it begins anew where it is still hard, and goes where it was something else. */
export function flagAfter(answer: HowItIsNow, flag: SafetyFlag, now: number): SafetyFlag | null {
  if (answer === "else") return null;
  return answer === "still" ? { ...flag, day: seoulDay(now) } : flag;
}
