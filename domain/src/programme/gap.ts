import { seoulDaysBetween } from "../time-zone.ts";

/**
 * How one comes back after a while. `same-page`: as if nothing had been. `welcome`: the last own sentence, then a choice of how to go
 * on. `check-in`: one question of how things are, then the same choice.
 */
export type Return = "same-page" | "welcome" | "check-in";

/** The last day after which one comes back to the same page, and the last one before the question comes first. */
const SAME_PAGE_DAYS = 7;
const WELCOME_DAYS = 21;

/** How one comes back at `now` after what was written last at `writtenAt`; days are calendar days at UTC+9. */
export function returnFlowAfter(writtenAt: number, now: number): Return {
  const days = seoulDaysBetween(writtenAt, now);
  if (days <= SAME_PAGE_DAYS) return "same-page";
  return days <= WELCOME_DAYS ? "welcome" : "check-in";
}
