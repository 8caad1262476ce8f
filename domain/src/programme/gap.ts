import { seoulDaysBetween } from "../time-zone.ts";

/**
 * How a user is received after an absence. `same-page`: as usual. `welcome`: the last sentence they wrote, then a
 * choice of how to continue. `check-in`: one question about how things are, then the same choice.
 */
export type Return = "same-page" | "welcome" | "check-in";

/** The longest absence in days for `same-page`, and for `welcome`. */
const SAME_PAGE_DAYS = 7;
const WELCOME_DAYS = 21;

/** How a user is received at `now` after writing last at `writtenAt`; days are calendar days at UTC+9. */
export function returnFlowAfter(writtenAt: number, now: number): Return {
  const days = seoulDaysBetween(writtenAt, now);
  if (days <= SAME_PAGE_DAYS) return "same-page";
  return days <= WELCOME_DAYS ? "welcome" : "check-in";
}
