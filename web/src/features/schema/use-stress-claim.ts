import { claimOf } from "@mindle/domain/catalogue/public-content";
import { useClaims } from "../../platform/content/use-content.ts";

/** How much less stress, in per cent, after how many days. */
export interface StressClaim {
  readonly percent: number;
  readonly days: number;
}

/** The claim of the graph stage; undefined where it is withdrawn or has not arrived. */
export function useStressClaim(): StressClaim | undefined {
  const claims = useClaims();
  if (claims.status !== "ready") return undefined;
  const { percent, days } = claimOf(claims.data, "calmer") ?? {};
  return percent === undefined || days === undefined ? undefined : { percent, days };
}
