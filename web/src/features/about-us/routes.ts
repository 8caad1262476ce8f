import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/about-us",
    name: "aboutUs",
    page: "about-us-page",
    access: "public",
    namespaces: ["about-us"],
    content: () => ["claims"],
    prerender: "page",
    exitPopup: true,
  },
  {
    path: "/about-us/ESG",
    name: "esg",
    page: "esg-page",
    access: "public",
    namespaces: ["about-us"],
    prerender: "page",
  },
];
