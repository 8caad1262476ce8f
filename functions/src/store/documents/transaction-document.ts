import * as z from "zod/mini";

/** A payment that was spent on a bill, `transactions/{originalTransactionId}`. It is kept so that it is spent once. */
export const transactionDocument = z.object({
  /** Whose it is; null once that user is deleted. */
  userId: z.nullable(z.string()),
  billId: z.string(),
  productId: z.string(),
  /** True for a purchase nobody paid for, by a tester or in review. */
  sandbox: z.boolean(),
  /** Milliseconds since the epoch. */
  settledAt: z.int(),
  /** What it opened: the place of its span among each programme's usageInfos. */
  grants: z.array(z.object({ programId: z.string(), place: z.int() })),
  /** When its grants were taken back, in milliseconds since the epoch; null while they stand. */
  revokedAt: z.nullable(z.int()),
});

export type TransactionDocument = z.output<typeof transactionDocument>;
