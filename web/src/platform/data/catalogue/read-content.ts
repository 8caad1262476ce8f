import {
  claim,
  comment,
  faqEntry,
  inOrder,
  ORDERS,
  type OrderName,
} from "@mindle/domain/catalogue/documents";
import { catalogPackage } from "@mindle/domain/catalogue/package";
import type { PublicCollection } from "@mindle/domain/catalogue/paths";
import type { ContentKey, PageData } from "@mindle/domain/catalogue/public-content";
import * as z from "zod/mini";
import { readCollection, readDocument, type StoredDocument } from "./firestore-lite.ts";

const PACKAGES = "packages/";

/** Reads content by its key. An invalid document is left out and logged. */
export async function readContent(key: ContentKey): Promise<PageData> {
  switch (key) {
    case "comments":
      return { comments: await readListed("comments", comment, "reviews") };
    case "claims":
      return { claims: await readListed("claims", claim, "claims") };
    case "faq":
      return { faq: await readListed("faq", faqEntry, "faq") };
    case "orders/causes":
      return { [key]: z.parse(ORDERS.causes, await readItems("causes")) };
    case "orders/journeys":
      return { [key]: z.parse(ORDERS.journeys, await readItems("journeys")) };
    default: {
      const document = await readDocument("packages", key.slice(PACKAGES.length));
      return { [key]: document === undefined ? null : (parse(catalogPackage, document) ?? null) };
    }
  }
}

async function readListed<Item extends { readonly id: string }>(
  collection: PublicCollection,
  schema: z.ZodMiniType<Item>,
  list: OrderName,
): Promise<readonly Item[]> {
  const [documents, items] = await Promise.all([readCollection(collection), readItems(list)]);
  return inOrder(
    documents.flatMap((document) => parse(schema, document) ?? []),
    z.parse(ORDERS[list], items),
  );
}

async function readItems(list: OrderName): Promise<unknown> {
  return (await readDocument("orders", list))?.fields["items"];
}

function parse<Value>(schema: z.ZodMiniType<Value>, document: StoredDocument): Value | undefined {
  const parsed = z.safeParse(schema, { id: document.id, ...document.fields });
  if (parsed.success) return parsed.data;
  console.error(`content document ${document.id}: ${z.prettifyError(parsed.error)}`);
  return undefined;
}
