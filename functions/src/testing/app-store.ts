import type { AppStore } from "../appstore/app-store.ts";
import { openAppStore } from "../appstore/open-app-store.ts";
import { makeSigningChain } from "../appstore/stand-in/certificates.ts";
import { createAppStoreNotifications } from "../http/app-store-notifications.ts";
import type { RequestHandler } from "../http/serve.ts";
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
