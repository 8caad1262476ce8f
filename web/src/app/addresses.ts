import { parseStage } from "@mindle/domain/assessment/wizard";
import { matchPath } from "react-router-dom";
import { type OfferPage, offerRedirect } from "./offer-guard.ts";
import type { PageName } from "./pages.ts";

/** What an address shows: a page, or another address in its place. */
type Destination = { readonly page: PageName } | { readonly redirect: string };

type Parameters = Readonly<Record<string, string | undefined>>;

export interface Address {
  /** Pattern as the router writes it; the first that fits counts. */
  readonly pattern: string;
  destination(parameters: Parameters): Destination;
}

/** Every address of the product. */
export const ADDRESSES: readonly Address[] = [
  at("/", "landing"),
  at("/landing/app", "splash"),
  at("/about-us", "aboutUs"),
  at("/about-us/ESG", "esg"),
  { pattern: "/schema", destination: () => ({ redirect: "/schema/stress" }) },
  at("/schema/nudge", "nudge"),
  at("/schema/result", "result"),
  {
    pattern: "/schema/:stage",
    destination: ({ stage }) => ({ page: parseStage(stage) === undefined ? "notFound" : "assessment" }),
  },
  at("/auth/login/:type?", "login"),
  at("/auth/register", "register"),
  { pattern: "/tutorial", destination: () => ({ redirect: "/tutorial/1" }) },
  at("/tutorial/done", "tutorialDone"),
  at("/tutorial/:stage", "tutorial"),
  offer("voucher"),
  offer("beta-trial"),
  at("/voucher-selector", "voucherSelector"),
  at("/policy/privacy", "privacy"),
  at("/policy/usage", "usage"),
  at("/space", "space"),
  at("/help", "help"),
  {
    pattern: "/developer",
    destination: () => ({
      page: import.meta.env.VITE_DEVELOPER_PANEL === "on" ? "developer" : "notFound",
    }),
  },
];

function at(pattern: string, page: PageName): Address {
  return { pattern, destination: () => ({ page }) };
}

function offer(here: OfferPage): Address {
  return {
    pattern: `/${here}/:packageId`,
    destination: ({ packageId }) => {
      const elsewhere = offerRedirect(here, packageId);
      if (elsewhere !== undefined) return { redirect: elsewhere };
      return { page: here === "voucher" ? "voucher" : "betaTrial" };
    },
  };
}

/** The pattern of {@link ADDRESSES} that a path fits, with what stands in its places. */
export function addressOf(pathname: string): { readonly pattern: string; readonly destination: Destination } {
  for (const { pattern, destination } of ADDRESSES) {
    const match = matchPath({ path: pattern, end: true }, pathname);
    if (match !== null) return { pattern, destination: destination(match.params) };
  }
  return { pattern: "not-found", destination: { page: "notFound" } };
}
