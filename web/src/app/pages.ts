import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Namespace } from "../locales/types.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";

type PageModule = { readonly default: ComponentType };

/**
 * Every page as a chunk of its own, by its file. The condition is known at build time, so that a build for everybody
 * holds nothing of the developer panel.
 */
const MODULES: Readonly<Partial<Record<string, () => Promise<PageModule>>>> = {
  ...import.meta.glob<PageModule>("../features/*/*-page.tsx"),
  ...(import.meta.env.VITE_DEVELOPER_PANEL === "on"
    ? import.meta.glob<PageModule>("../features/developer/developer-panel.tsx")
    : {}),
};

/** A page that arrives together with its texts. */
export interface PageSource {
  /** Below features. */
  readonly file: string;
  /** Its texts, besides those of the frame. */
  readonly namespaces: readonly Namespace[];
  /** The page: itself once it is there, so that it draws at once, and until then what waits for it. */
  readonly Component: ComponentType | LazyExoticComponent<ComponentType>;
  /** Fetches the page and its texts, once; a fetch that failed is tried anew the next time. */
  load(): Promise<void>;
}

function page(file: string, namespaces: readonly Namespace[]): PageSource {
  let pending: Promise<PageModule> | undefined;
  const fetchAll = async () => {
    const fetchModule = MODULES[`../features/${file}`];
    if (fetchModule === undefined) throw new Error(`no page features/${file}`);
    const [module] = await Promise.all([fetchModule(), loadNamespaces(namespaces)]);
    Component = module.default;
    return module;
  };
  const load = () => {
    pending ??= fetchAll().catch((error: unknown) => {
      pending = undefined;
      // A lazy component keeps its failure for good: whoever comes here again gets a new one.
      Component = lazy(load);
      throw error;
    });
    return pending;
  };
  let Component: PageSource["Component"] = lazy(load);
  return {
    file,
    namespaces,
    get Component() {
      return Component;
    },
    load: async () => {
      await load();
    },
  };
}

export const PAGES = {
  landing: page("landing/landing-page.tsx", ["landing"]),
  splash: page("landing-app/splash-page.tsx", ["start"]),
  aboutUs: page("about-us/about-us-page.tsx", ["about"]),
  esg: page("about-us/esg-page.tsx", ["about"]),
  nudge: page("schema-nudge/nudge-page.tsx", ["start"]),
  assessment: page("schema/wizard-page.tsx", ["wizard", "questions"]),
  result: page("schema-result/result-page.tsx", ["result"]),
  login: page("auth/login-page.tsx", ["auth"]),
  register: page("auth/register-page.tsx", ["auth"]),
  tutorial: page("tutorial/tutorial-page.tsx", ["tutorial"]),
  tutorialDone: page("tutorial/tutorial-done-page.tsx", ["tutorial"]),
  voucher: page("voucher/voucher-page.tsx", ["offer"]),
  voucherSelector: page("voucher/voucher-selector-page.tsx", ["selector"]),
  betaTrial: page("voucher/beta-trial-page.tsx", ["offer"]),
  privacy: page("policy/privacy-page.tsx", ["privacy"]),
  usage: page("policy/usage-page.tsx", ["usage"]),
  space: page("space/space-page.tsx", ["space"]),
  help: page("help/help-page.tsx", ["help"]),
  developer: page("developer/developer-panel.tsx", ["developer"]),
  notFound: page("not-found/not-found-page.tsx", []),
} as const;

export type PageName = keyof typeof PAGES;
