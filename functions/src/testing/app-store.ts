import type { AppStore } from "../appstore/app-store.ts";
import { openAppStore } from "../appstore/open-app-store.ts";
import { makeSigningChain } from "../appstore/stand-in/certificates.ts";

/** A stand-in without purchases. */
export const EMPTY_APP_STORE: AppStore = openAppStore(
  { kind: "stand-in" },
  { chain: async () => makeSigningChain(), find: async () => undefined },
);
