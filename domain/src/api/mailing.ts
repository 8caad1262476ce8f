import * as z from "zod/mini";
import { email, packageSlug } from "./fields.ts";
import { operation, PUBLIC_WRITES } from "./operation.ts";

/** Subscribes an address; idempotent. */
export const subscribe = operation({
  path: "mailing/subscribe",
  access: "anyone",
  body: z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("schema-exit"), email, etcData: z.optional(z.strictObject({})) }),
    z.strictObject({
      type: z.literal("VOUCHER_GET"),
      email,
      etcData: z.strictObject({ packageId: packageSlug }),
    }),
  ]),
  data: z.null(),
  limit: { calls: 10, perSeconds: 60 },
  networkLimit: PUBLIC_WRITES,
});
