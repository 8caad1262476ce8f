import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { createAppStoreNotifications } from "../../../functions/src/http/app-store-notifications.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
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
