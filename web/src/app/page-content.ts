import type { ContentKey } from "@mindle/domain/catalogue/public-content";
import { matchPath } from "react-router-dom";
import { addressOf } from "./addresses.ts";
import type { PageName } from "./pages.ts";

/** What a page shows of the content; `packageId` stands in the address of an offer. */
const PAGE_CONTENT: Readonly<Partial<Record<PageName, (packageId: string) => readonly ContentKey[]>>> = {
  landing: () => ["orders/causes", "claims", "comments", "faq"],
  aboutUs: () => ["claims"],
  assessment: () => ["claims"],
  result: () => ["claims"],
  voucher: (packageId) => [`packages/${packageId}`, "claims"],
  betaTrial: (packageId) => [`packages/${packageId}`, "claims"],
};

/** The content with which the page of a path is drawn before anyone asks for it. */
export function contentOf(pathname: string): readonly ContentKey[] {
  const { pattern, destination } = addressOf(pathname);
  if (!("page" in destination)) return [];
  const parameters = matchPath(pattern, pathname)?.params;
  return PAGE_CONTENT[destination.page]?.(parameters?.["packageId"] ?? "") ?? [];
}
