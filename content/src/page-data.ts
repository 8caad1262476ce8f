import { inOrder, isFounded } from "@mindle/domain/catalogue/documents";
import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import type { CheckedContent } from "./compile.ts";
import { packagesOf } from "./packages.ts";

const PACKAGES = "packages/";

/** What the client would read under these keys from Firestore, for pages that are drawn at build time. */
export function pageDataOf(content: CheckedContent, keys: readonly ContentKey[]): PageData {
  return Object.assign({}, ...keys.map((key) => pick(content, key)));
}

function pick(
  { catalogue, comments, claims, faq, orders, inside }: CheckedContent,
  key: ContentKey,
): PageData {
  switch (key) {
    case "comments":
      return { comments: inOrder(comments.value, orders.value.reviews) };
    case "claims":
      return { claims: inOrder(claims.value.filter(isFounded), orders.value.claims) };
    case "faq":
      return { faq: inOrder(faq.value, orders.value.faq) };
    case "orders/causes":
      return { [key]: orders.value.causes };
    case "orders/journeys":
      return { [key]: orders.value.journeys };
    default: {
      const slug = key.slice(PACKAGES.length);
      const packages = catalogue.flatMap(({ value }) => packagesOf(value, inside));
      return { [key]: packages.find((candidate) => candidate.slug === slug) ?? null };
    }
  }
}
