import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import { queryClient } from "../api/query-client.ts";
import { readContent } from "./read-content.ts";

/** Reads content from Firestore, once however many ask, with the query client's retries. */
export function loadContent(key: ContentKey): Promise<PageData> {
  return queryClient.fetchQuery({
    queryKey: ["content", key],
    queryFn: () => readContent(key),
  });
}
