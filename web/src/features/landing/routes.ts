import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/",
    name: "landing",
    page: "landing-page",
    access: "public",
    namespaces: ["landing"],
    content: () => [
      "orders/causes",
      "packages/riggy-complete",
      "packages/jumpy-complete",
      "packages/shelly-complete",
      "comments",
      "faq",
    ],
    prerender: "page",
    exitPopup: true,
  },
];
