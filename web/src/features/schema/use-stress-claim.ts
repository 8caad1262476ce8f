import { claimOf } from "@mindle/domain/catalogue/public-content";
import { useClaims } from "../../platform/content/use-content.ts";

/** Reduction of stress in per cent, and the number of days. */
export interface StressClaim {
  readonly percent: number;
  readonly days: number;
}

/** The claim of the graph stage; undefined when it is withdrawn or not loaded. */
export function useStressClaim(): StressClaim | undefined {
  const claims = useClaims();
  if (claims.status !== "ready") return undefined;
  const { percent, days } = claimOf(claims.data, "calmer") ?? {};
  return percent === undefined || days === undefined ? undefined : { percent, days };
}
