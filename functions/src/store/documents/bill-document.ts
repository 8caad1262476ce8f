import { bill } from "@mindle/domain/api/purchase";
import * as z from "zod/mini";

/** A bill, `bills/{billId}`; readable by its user. */
export const billDocument = z.object({
  userId: z.string(),
  status: bill.shape.status,
  /** When it was created, in milliseconds since the epoch. */
  regTime: bill.shape.regTime,
  item: bill.shape.item,
  quantity: bill.shape.quantity,
  product: z.object({
    iosIap: z.extend(bill.shape.product.shape.iosIap, { productIdentifier: z.string() }),
  }),
  /** How long each programme opens, as sold; later changes of the catalogue have no effect. */
  programOpenLengthMillis: z.record(z.string(), z.int()),
  /** Why it was cancelled; null otherwise. */
  failReason: z.nullable(z.string()),
});

export type BillDocument = z.output<typeof billDocument>;
