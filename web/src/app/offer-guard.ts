import { CHARACTERS } from "@mindle/domain/assessment/characters";

/** Packages that are open as a free beta; all others can only be reserved. */
const BETA_PACKAGES: readonly string[] = ["riggy-starter", "riggy-complete"];

const KNOWN_PACKAGES: readonly string[] = CHARACTERS.flatMap((character) =>
  ["starter", "complete"].map((category) => `${character.toLowerCase()}-${category}`),
);

/** The two pages that offer a package. */
export type OfferPage = "voucher" | "beta-trial";

/** Where an offer's address leads: undefined to stay, else the path of the right page, `/` for an unknown package. */
export function offerRedirect(here: OfferPage, packageId: string | undefined): string | undefined {
  if (packageId === undefined || !KNOWN_PACKAGES.includes(packageId)) return "/";
  const right: OfferPage = BETA_PACKAGES.includes(packageId) ? "beta-trial" : "voucher";
  return right === here ? undefined : `/${right}/${packageId}`;
}
