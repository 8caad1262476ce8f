import type { Stage } from "../assessment/wizard.ts";
import { EXIT_REASONS, type ExitReason, type Route } from "./names.ts";

/** Without anything happening for this long a visitor counts as about to leave, in milliseconds. */
export const EXIT_INACTIVITY_MS = 60_000;

/**
 * Where the exit popup may open: on pages that lead to the test or offer a programme. Nowhere else: not where
 * somebody looks for help, signs in, reads a policy or their result, is shown around, or is at home already.
 */
const EXIT_ROUTES: readonly Route[] = [
  "/",
  "/about-us",
  "/schema/nudge",
  "/schema/:stage",
  "/tutorial/done",
  "/voucher/:packageId",
  "/voucher-selector",
  "/beta-trial/:packageId",
];

/** A place in the app: the pattern of its route and, in the wizard, the stage. */
export interface Place {
  readonly route: Route;
  readonly stage: Stage | undefined;
}

/** What else counts when somebody seems about to leave. */
export interface ExitCircumstances {
  readonly place: Place;
  /** Reasons the popup has opened for already. */
  readonly fired: readonly ExitReason[];
  /** Somebody to talk to was shown in this session: nothing is offered any more. */
  readonly helpShown: boolean;
  /** An address was left already. */
  readonly subscribed: boolean;
  /** Another dialog is open, a field is being typed in, or the page is out of sight. */
  readonly busy: boolean;
}

/** True when the exit popup may open for this reason now. */
export function mayAskBeforeLeaving(reason: ExitReason, circumstances: ExitCircumstances): boolean {
  const { place, fired, helpShown, subscribed, busy } = circumstances;
  if (fired.includes(reason) || helpShown || subscribed || busy) return false;
  return EXIT_ROUTES.includes(place.route) && place.stage !== "preparing";
}

/** True when somebody went from the stress stage to a place that is no stage of the wizard. */
export function leavesFromStress(from: Place, to: Place): boolean {
  return from.stage === "stress" && to.stage === undefined;
}

/** Milliseconds until a visitor counts as inactive; 0 when that is so now. All times are by the same clock. */
export function timeToInactivity(lastActiveAt: number, now: number): number {
  // A clock that was set back would make the wait endless.
  return Math.min(EXIT_INACTIVITY_MS, Math.max(0, lastActiveAt + EXIT_INACTIVITY_MS - now));
}

/** The reasons that were noted as fired, from an unknown stored value. */
export function parseExitReasons(stored: unknown): readonly ExitReason[] {
  return Array.isArray(stored) ? EXIT_REASONS.filter((reason) => stored.includes(reason)) : [];
}
