import * as z from "zod/mini";
import { AppError } from "../app-error.ts";
import { type AppStore, AppStoreError, type StoreNotification } from "../appstore/app-store.ts";
import type { PaymentStore } from "../store/purchase/payments.ts";
import { readBody } from "./body.ts";
import type { FailureReport } from "./dispatch.ts";
import { createTextEndpoint } from "./text-endpoint.ts";

/** Notification types for purchases that were refunded or revoked. */
const REVOKING_TYPES: ReadonlySet<string> = new Set(["REFUND", "REVOKE"]);

/** The App Store took a refund back, after a dispute. */
const RESTORING_TYPE = "REFUND_REVERSED";

/** https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2 */
const body = z.object({ signedPayload: z.string().check(z.minLength(1)) });

export interface NotificationOptions {
  readonly appStore: AppStore;
  readonly payments: PaymentStore;
  readonly now: () => number;
  readonly report: (failure: FailureReport) => void;
}

/**
 * Handles App Store Server Notifications V2: a refund or revocation closes the programmes that the payment opened, and a
 * reversed refund opens them again. Of a payment's notifications the one that was signed last decides. Other types, repeated
 * and older notifications are answered 200 without effect. Apple retries whatever is not answered 200.
 */
export function createAppStoreNotifications(options: NotificationOptions) {
  return createTextEndpoint({
    operation: "appStoreNotifications",
    method: "POST",
    error: "permission-denied",
    report: options.report,
    receive: async (request) => apply(readBody(body, request).signedPayload, options),
  });
}

async function apply(signedPayload: string, { appStore, payments, now }: NotificationOptions): Promise<void> {
  const { type, signedDate, transaction } = await readNotification(appStore, signedPayload);
  // What a family member paid for has opened nothing, and must not close what the payer bought.
  if (transaction === null || transaction.familyShared) return;
  const change = { payment: transaction, signedDate };
  if (REVOKING_TYPES.has(type)) await payments.revoke(change, type, now());
  else if (type === RESTORING_TYPE) await payments.restore(change, now());
}

async function readNotification(appStore: AppStore, signedPayload: string): Promise<StoreNotification> {
  try {
    return await appStore.notification(signedPayload);
  } catch (error) {
    if (!(error instanceof AppStoreError)) throw error;
    throw new AppError(error.transient ? "unavailable" : "permission-denied", error.message);
  }
}
