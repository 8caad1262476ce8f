import { track } from "../tracking/track.ts";
import type { PurchaseProblem } from "./purchase-state.ts";
import type { PurchaseTrace } from "./purchases.ts";

/** Tracks what a purchase of a package has come to. */
export function trackPurchase(name: PurchaseTrace, slug: string, problem?: PurchaseProblem): void {
  const details = { package_id: slug };
  if (name === "purchase_fail" && problem !== undefined) {
    track(name, { ...details, error_name: `purchase/${problem}` });
  } else {
    track(name, details);
  }
}
