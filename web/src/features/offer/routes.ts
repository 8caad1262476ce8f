import { BETA_PACKAGES } from "@mindle/domain/catalogue/beta";
import type { FeatureRoute, PageRoute } from "../../shell/route.ts";
import { guardPackage, VOUCHER_PACKAGES } from "./package-guard.ts";

/** What both pages of a package have in common. */
const packageRoute = {
  access: "public",
  namespaces: ["voucher"],
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
    namespaces: ["voucher"],
    prerender: "page",
    exitPopup: true,
  },
];
