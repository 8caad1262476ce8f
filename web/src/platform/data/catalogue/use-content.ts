import type { Claim } from "@mindle/domain/catalogue/documents";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { type ContentKey, claimOf, type PublicContent } from "@mindle/domain/catalogue/public-content";
import { contentQuery, programmeQuery } from "../catalogue.ts";
import { type Loadable, useLoadable } from "../use-loadable.ts";

/** The reviews of the landing page, in their order. */
export const useComments = () => useContent("comments");

/** Everything we claim, in its order; `claimOf` finds one. */
export const useClaims = () => useContent("claims");

/** The frequent questions, in their order. */
export const useFaq = () => useContent("faq");

/** The order of a list: `causes` holds characters, `journeys` slugs of packages. */
export const useOrder = <Name extends "causes" | "journeys">(name: Name) => useContent(`orders/${name}`);

/** One package of the catalogue by its slug (`riggy-complete`); null when there is none. */
export const usePackage = (slug: string) => useContent(`packages/${slug}`);

/** A programme's name, steps, days and goals; null when there is none. Without an id nothing is read. */
export function useProgrammeMeta(programId: string | undefined): Loadable<Programme | null> {
  return useLoadable({ ...programmeQuery(programId ?? ""), enabled: programId !== undefined });
}

/** The claim of what reserving takes off the price; undefined where it is withdrawn or did not arrive. */
export function useDiscount(): (Claim & { readonly percent: number }) | undefined {
  const claims = useClaims();
  const claim = claims.status === "ready" ? claimOf(claims.data, "discount") : undefined;
  return claim?.percent === undefined ? undefined : { ...claim, percent: claim.percent };
}

function useContent<Key extends ContentKey>(key: Key): Loadable<PublicContent[Key]> {
  return useLoadable(contentQuery(key));
}
