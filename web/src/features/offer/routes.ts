import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { BETA_PACKAGES } from "@mindle/domain/catalogue/beta";
import type { FeatureRoute, GuardResult, PageRoute } from "../../shell/route.ts";

/** Packages that can only be reserved. */
const VOUCHER_PACKAGES: readonly string[] = CHARACTERS.flatMap((character) =>
  ["starter", "complete"].map((category) => `${character.toLowerCase()}-${category}`),
).filter((slug) => !BETA_PACKAGES.includes(slug));

/** What both pages of a package have in common. */
const packageRoute = {
  access: "public",
  namespaces: ["offer"],
  content: ({ packageId = "" }) => [`packages/${packageId}`, "claims"],
  event: ({ packageId }) => ["voucher_open", { package_id: packageId }],
  exitPopup: true,
} satisfies Partial<PageRoute>;

export const routes: readonly FeatureRoute[] = [
  {
    ...packageRoute,
    path: "/voucher/:packageId",
    name: "voucher",
    page: "voucher-page",
    guard: ({ packageId }) => guardPackage("voucher", packageId),
    prerender: Object.fromEntries(VOUCHER_PACKAGES.map((slug) => [`/voucher/${slug}`, "page"])),
  },
  {
    ...packageRoute,
    path: "/beta-trial/:packageId",
    name: "betaTrial",
    page: "beta-trial-page",
    guard: ({ packageId }) => guardPackage("beta-trial", packageId),
    prerender: Object.fromEntries(BETA_PACKAGES.map((slug) => [`/beta-trial/${slug}`, "page"])),
  },
  {
    path: "/voucher-selector",
    name: "voucherSelector",
    page: "voucher-selector-page",
    access: "public",
    namespaces: ["offer"],
    prerender: "page",
    exitPopup: true,
  },
];

/** Shows a package on the page it belongs to; an unknown package leads to the landing page. */
export function guardPackage(page: "voucher" | "beta-trial", packageId: string | undefined): GuardResult {
  if (packageId === undefined) return { redirect: "/" };
  if (BETA_PACKAGES.includes(packageId)) {
    return page === "beta-trial" ? "show" : { redirect: `/beta-trial/${packageId}` };
  }
  if (!VOUCHER_PACKAGES.includes(packageId)) return { redirect: "/" };
  return page === "voucher" ? "show" : { redirect: `/voucher/${packageId}` };
}
