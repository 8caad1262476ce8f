import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { BETA_PACKAGES } from "@mindle/domain/catalogue/beta";
import type { GuardResult } from "../../shell/route.ts";

/** Packages that can only be reserved. */
export const VOUCHER_PACKAGES: readonly string[] = CHARACTERS.flatMap((character) =>
  ["starter", "complete"].map((category) => `${character.toLowerCase()}-${category}`),
).filter((slug) => !BETA_PACKAGES.includes(slug));

/** Shows a package on the page it belongs to; an unknown package leads to the landing page. */
export function guardPackage(page: "voucher" | "beta-trial", packageId: string | undefined): GuardResult {
  if (packageId === undefined) return { redirect: "/" };
  if (BETA_PACKAGES.includes(packageId)) {
    return page === "beta-trial" ? "show" : { redirect: `/beta-trial/${packageId}` };
  }
  if (!VOUCHER_PACKAGES.includes(packageId)) return { redirect: "/" };
  return page === "voucher" ? "show" : { redirect: `/voucher/${packageId}` };
}
