import {
  documentId,
  localizedPrice,
  originalTransactionId,
  packageSlug,
  productIdentifier,
  sellablePackageId,
} from "@mindle/domain/api/fields";
import * as z from "zod/mini";
import { personalJson } from "../storage/clear-user-data.ts";
import { storedValue } from "../storage/stored-value.ts";

const schema = z.object({
  uid: z.string(),
  slug: packageSlug,
  packageId: sellablePackageId,
  productIdentifier,
  localizedPrice,
  /** Null once the bill is cancelled. */
  billId: z.nullable(documentId),
  /** Null until the store has confirmed the payment. */
  transactionId: z.nullable(originalTransactionId),
  /** Why the bill is to be cancelled; null where it is not to be, or is. */
  failReason: z.nullable(z.string()),
});

export const unfinishedPurchase = storedValue("purchase", personalJson, {
  initial: undefined,
  parse: (data) => {
    const parsed = z.safeParse(schema, data);
    return parsed.success ? parsed.data : undefined;
  },
});
