import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Namespace } from "../locales/types.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";

interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Begins fetching the page and its texts; never rejects, since drawing it will say what is wrong. */
  preload(): Promise<void>;
}

/** A page that arrives together with its texts. A failed fetch is tried anew the next time. */
function page(load: () => Promise<{ default: ComponentType }>, namespaces: readonly Namespace[]): LazyPage {
  let pending: Promise<{ default: ComponentType }> | undefined;
  const fetchPage = async () => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return module;
  };
  const start = () => {
    pending ??= fetchPage().catch((error: unknown) => {
      pending = undefined;
      // A lazy component keeps its failure for good: whoever comes here again gets a new one.
      component = lazy(start);
      throw error;
    });
    return pending;
  };
  let component = lazy(start);
  return {
    get Component() {
      return component;
    },
    preload: () =>
      start().then(
        () => {},
        () => {},
      ),
  };
}

export const PAGES = {
  landing: page(() => import("../features/landing/landing-page.tsx"), ["landing"]),
  assessment: page(() => import("../features/assessment/wizard-page.tsx"), ["wizard", "questions"]),
  result: page(() => import("../features/result/result-page.tsx"), ["result"]),
  login: page(() => import("../features/auth/login-page.tsx"), ["auth"]),
  register: page(() => import("../features/auth/register-page.tsx"), ["auth"]),
  voucher: page(() => import("../features/offer/voucher-page.tsx"), ["offer"]),
  betaTrial: page(() => import("../features/offer/beta-trial-page.tsx"), ["offer"]),
  help: page(() => import("../features/help/help-page.tsx"), ["help"]),
  notFound: page(() => import("../features/not-found/not-found-page.tsx"), []),
} as const;

export type PageName = keyof typeof PAGES;

/** Which page an address most likely opens; the routes decide, this only fetches it early. */
const BY_ADDRESS: readonly (readonly [RegExp, PageName])[] = [
  [/^\/$/, "landing"],
  [/^\/schema\/result\/?$/, "result"],
  [/^\/schema(\/|$)/, "assessment"],
  [/^\/auth\/login(\/|$)/, "login"],
  [/^\/auth\/register\/?$/, "register"],
  [/^\/voucher\//, "voucher"],
  [/^\/beta-trial\//, "betaTrial"],
  [/^\/help\/?$/, "help"],
];

export function preloadPageOf(pathname: string): Promise<void> {
  const [, name] = BY_ADDRESS.find(([pattern]) => pattern.test(pathname)) ?? [];
  return PAGES[name ?? "notFound"].preload();
}
