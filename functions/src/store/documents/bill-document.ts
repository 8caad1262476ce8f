import { bill } from "@mindle/domain/api/purchase";
import * as z from "zod/mini";

/** A bill, `bills/{billId}`; its user may read it. */
export const billDocument = z.object({
  userId: z.string(),
  status: bill.shape.status,
  /** When it was made, in milliseconds since the epoch. */
  regTime: bill.shape.regTime,
  item: bill.shape.item,
  product: z.object({
    iosIap: z.extend(bill.shape.product.shape.iosIap, { productIdentifier: z.string() }),
  }),
  /** What was sold: how long each programme opens, whatever the catalogue says when it is paid. */
  programOpenLengthMillis: z.record(z.string(), z.int()),
  /** Why it was cancelled, as it was reported; null otherwise. */
  failReason: z.nullable(z.string()),
});

export type BillDocument = z.output<typeof billDocument>;
