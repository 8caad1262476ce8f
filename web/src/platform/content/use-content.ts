import { type ContentKey, claimOf, type PublicContent } from "@mindle/domain/catalogue/public-content";
import { useEffect, useState } from "react";
import { useAgainOnline } from "../use-again-online.ts";
import { prefilled, remember } from "./prefilled.ts";

/** Content of a page: there, on its way, or not to be had for now. */
export type Content<Data> =
  | { readonly status: "ready"; readonly data: Data }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retrying: boolean; readonly retry: () => void };

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

/** What reserving takes off the price, in per cent: a claim, so undefined where it is withdrawn or did not arrive. */
export function useDiscount(): number | undefined {
  const claims = useClaims();
  return claims.status === "ready" ? claimOf(claims.data, "discount")?.percent : undefined;
}

interface Attempt {
  readonly key: ContentKey;
  readonly progress: "loading" | "failed" | "retrying";
}

/**
 * Content by its key: at once when it came with the page or was read before, else read from Firestore, whose
 * reader is fetched only then. What failed is read again as soon as there is a connection.
 */
function useContent<Key extends ContentKey>(key: Key): Content<PublicContent[Key]> {
  const data = prefilled(key);
  const [attempt, setAttempt] = useState<Attempt>({ key, progress: "loading" });
  const progress = attempt.key === key ? attempt.progress : "loading";
  const wanted = data === undefined && progress !== "failed";

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    read(key).then(
      () => !gone && setAttempt({ key, progress: "loading" }),
      (error: unknown) => {
        console.warn(`${key} could not be read`, error);
        if (!gone) setAttempt({ key, progress: "failed" });
      },
    );
    return () => {
      gone = true;
    };
  }, [key, wanted]);

  const retry = () => setAttempt({ key, progress: "retrying" });
  useAgainOnline(data === undefined && progress === "failed", retry);

  if (data !== undefined) return { status: "ready", data };
  if (progress === "loading") return { status: "loading" };
  return { status: "failed", retrying: progress === "retrying", retry };
}

async function read(key: ContentKey): Promise<void> {
  const { loadContent } = await import("./load-content.ts");
  remember(await loadContent(key));
}
