import type { ComponentType } from "react";
import type { Namespace } from "../locales/types.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";

type PageModule = { readonly default: ComponentType };

/** A page that arrives together with its texts. */
export interface PageSource {
  /** The page, once it is there; until then undefined. */
  readonly loaded: ComponentType | undefined;
  /** Fetches the page and its texts, once; a fetch that failed is tried anew the next time. */
  load(): Promise<ComponentType>;
}

function page(fetchModule: () => Promise<PageModule>, namespaces: readonly Namespace[]): PageSource {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  const fetchAll = async () => {
    const [module] = await Promise.all([fetchModule(), loadNamespaces(namespaces)]);
    loaded = module.default;
    return loaded;
  };
  return {
    get loaded() {
      return loaded;
    },
    load() {
      pending ??= fetchAll().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
  };
}

export const PAGES = {
  landing: page(() => import("../features/landing/landing-page.tsx"), ["landing"]),
  splash: page(() => import("../features/start/splash-page.tsx"), ["start"]),
  aboutUs: page(() => import("../features/about/about-us-page.tsx"), ["about"]),
  esg: page(() => import("../features/about/esg-page.tsx"), ["about"]),
  nudge: page(() => import("../features/start/nudge-page.tsx"), ["start"]),
  assessment: page(() => import("../features/assessment/wizard-page.tsx"), ["wizard", "questions"]),
  result: page(() => import("../features/result/result-page.tsx"), ["result"]),
  login: page(() => import("../features/auth/login-page.tsx"), ["auth"]),
  register: page(() => import("../features/auth/register-page.tsx"), ["auth"]),
  tutorial: page(() => import("../features/tutorial/tutorial-page.tsx"), ["tutorial"]),
  tutorialDone: page(() => import("../features/tutorial/tutorial-done-page.tsx"), ["tutorial"]),
  voucher: page(() => import("../features/offer/voucher-page.tsx"), ["offer"]),
  voucherSelector: page(() => import("../features/offer/voucher-selector-page.tsx"), ["selector"]),
  betaTrial: page(() => import("../features/offer/beta-trial-page.tsx"), ["offer"]),
  privacy: page(() => import("../features/policy/privacy-page.tsx"), ["privacy"]),
  usage: page(() => import("../features/policy/usage-page.tsx"), ["usage"]),
  space: page(() => import("../features/space/space-page.tsx"), ["space"]),
  help: page(() => import("../features/help/help-page.tsx"), ["help"]),
  developer: page(() => import("../features/developer/developer-page.tsx"), ["developer"]),
  notFound: page(() => import("../features/not-found/not-found-page.tsx"), []),
} as const;

export type PageName = keyof typeof PAGES;
