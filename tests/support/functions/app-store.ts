import { randomUUID } from "node:crypto";
import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import {
  makeSigningChain,
  type SigningChain,
} from "../../../functions/src/appstore/stand-in/certificates.ts";
import { STAND_IN_BUNDLE_ID, signPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import { createAppStoreNotifications } from "../../../functions/src/http/app-store-notifications.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { PACKAGE } from "./purchases.ts";
import { testStore } from "./store.ts";

/** A stand-in without purchases. */
export const EMPTY_APP_STORE: AppStore = openAppStore(
  { kind: "stand-in" },
  { chain: async () => makeSigningChain(), find: async () => undefined },
);

/** Receives the notifications of an App Store. What goes wrong is thrown. */
export function notificationsOf(appStore: AppStore): RequestHandler {
  return createAppStoreNotifications({
    appStore,
    payments: testStore().payments,
    now: Date.now,
    report: ({ error }) => {
      throw error;
    },
  });
}

/** A purchase of the package that nobody in particular made. */
export const PURCHASE = {
  productId: PACKAGE.productIdentifier,
  appAccountToken: null,
  purchaseDate: Date.now(),
  revocationDate: null,
};

/** The body of a notification about a transaction, as the App Store with this chain signs it. */
export function signNotification(
  chain: SigningChain,
  notificationType: string,
  transaction: object,
  signedDate: number = Date.now(),
): { readonly signedPayload: string } {
  return {
    signedPayload: signPayload(chain, {
      notificationType,
      notificationUUID: randomUUID(),
      version: "2.0",
      signedDate,
      data: {
        bundleId: STAND_IN_BUNDLE_ID,
        environment: "Sandbox",
        signedTransactionInfo: signPayload(chain, transaction),
      },
    }),
  };
}

/** Hands a body to what handles notifications. */
export function postTo(handle: RequestHandler, body: object): ReturnType<RequestHandler> {
  return handle({
    method: "POST",
    path: "/",
    header: (name) => (name === "Content-Type" ? "application/json" : undefined),
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
}
