import { email, packageSlug } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/** An address on a mailing list, `subscriptions/{id}`. */
export const subscriptionDocument = z.object({
  type: z.enum(["schema-exit", "VOUCHER_GET"]),
  email,
  /** The package a voucher was asked for; null for other lists. */
  packageId: z.nullable(packageSlug),
  /** When the address was first put on the list, in milliseconds since the epoch. */
  subscribedAt: z.int(),
});

export type SubscriptionDocument = z.output<typeof subscriptionDocument>;
