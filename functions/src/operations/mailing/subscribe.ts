import { createHash } from "node:crypto";
import type { subscribe as contract } from "@mindle/domain/api/mailing";
import type { Handler } from "../handler.ts";
import { queueTestMail } from "./queue-test-mail.ts";

/** Adds an e-mail address to a list; the exit popup's is sent the test. Idempotent per list, case-insensitive address and package. */
export const subscribe: Handler<typeof contract> = async (input, { uid, language }, deps) => {
  const packageId = input.type === "VOUCHER_GET" ? input.etcData.packageId : null;
  const email = input.email.toLowerCase();
  const key = JSON.stringify([input.type, email, packageId]);
  await deps.store.subscriptions.add(createHash("sha256").update(key).digest("hex"), {
    type: input.type,
    email,
    userId: uid,
    packageId,
    subscribedAt: deps.now(),
  });
  if (input.type === "schema-exit") {
    const { siteUrl, store } = deps;
    await queueTestMail(store.mail, { email, uid, language: language ?? "ko", siteUrl, now: deps.now() });
  }
  return null;
};
