import type { Stage } from "../assessment/stages.ts";
import { EXIT_REASONS, type ExitReason } from "./names.ts";

/** A visitor without activity for this long counts as about to leave, in milliseconds. */
export const EXIT_INACTIVITY_MS = 60_000;

/** A page as the exit popup sees it. */
export interface ExitPage {
  /** True where the popup may open: pages that lead to the test or offer a programme. */
  readonly allowsPopup: boolean;
  /** Stage of the wizard; undefined on other pages. */
  readonly stage: Stage | undefined;
}

/** What decides besides the reason. */
export interface ExitConditions {
  readonly page: ExitPage;
  /** Reasons the popup has opened for already. */
  readonly fired: readonly ExitReason[];
  /** Helplines were shown in this tab: nothing is offered any more. */
  readonly helpShown: boolean;
  /** An e-mail address was already subscribed. */
  readonly subscribed: boolean;
  /** Another dialog is open, a field is being typed in, a question on screen is unanswered, or the page is out of sight. */
  readonly busy: boolean;
}

/** True when the exit popup may open for this reason now. */
export function canOpenExitPopup(reason: ExitReason, conditions: ExitConditions): boolean {
  const { page, fired, helpShown, subscribed, busy } = conditions;
  return page.allowsPopup && !fired.includes(reason) && !helpShown && !subscribed && !busy;
}

/** True for a navigation from the stress stage out of the wizard. */
export function leavesFromStress(from: ExitPage, to: ExitPage): boolean {
  return from.stage === "stress" && to.stage === undefined;
}

/** Milliseconds until a visitor counts as inactive; 0 when that is so now. All times are by the same clock. */
export function timeToInactivity(lastActiveAt: number, now: number): number {
  // A clock that was set back would make the wait endless.
  return Math.min(EXIT_INACTIVITY_MS, Math.max(0, lastActiveAt + EXIT_INACTIVITY_MS - now));
}

/** The reasons that have fired, from an unknown stored value. */
export function parseExitReasons(stored: unknown): readonly ExitReason[] {
  return Array.isArray(stored) ? EXIT_REASONS.filter((reason) => stored.includes(reason)) : [];
}
