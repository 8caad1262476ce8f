import { claimOf } from "@mindle/domain/catalogue/public-content";
import { type Survey, surveyOf } from "@mindle/domain/catalogue/survey";
import { useClaims } from "../../platform/data/content/use-content.ts";

/** Reduction of stress in per cent, and the number of days. */
export interface StressClaim {
  readonly percent: number;
  readonly days: number;
  /** Undefined where the figure is an example. */
  readonly survey: Survey | undefined;
}

/** The claim of the graph stage; undefined when it is withdrawn or not loaded. */
export function useStressClaim(): StressClaim | undefined {
  const claims = useClaims();
  if (claims.status !== "ready") return undefined;
  const claim = claimOf(claims.data, "calmer");
  if (claim?.percent === undefined || claim.days === undefined) return undefined;
  return { percent: claim.percent, days: claim.days, survey: surveyOf(claim) };
}
