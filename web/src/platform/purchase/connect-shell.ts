import { createIosIapBill, failIosIapPayment, processIosIapPayment } from "@mindle/domain/api/purchase";
import { randomId } from "@mindle/domain/identity/ids";
import { callApi } from "../api/call-api.ts";
import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { beginAuth } from "../auth/session.ts";
import { loadModule } from "../browser/load-module.ts";
import { contentQuery } from "../data/catalogue.ts";
import { fetchNow, type QueryClient } from "../data/query-client.ts";
import { reloadUser } from "../data/read-again.ts";
import { settings } from "../settings/settings.ts";
import { onUserDataCleared } from "../storage/clear-user-data.ts";
import { onPage, track } from "../tracking/track.ts";
import { shellPort, startBridge } from "./bridge.ts";
import { purchaseNews } from "./purchase-news.ts";
import type { PurchaseProblem } from "./purchase-state.ts";
import { Purchases, type PurchaseTrace } from "./purchases.ts";
import { unfinishedPurchase } from "./unfinished-purchase.ts";

const REQUEST_ID_LENGTH = 20;

/** Pauses before each try to finish an earlier purchase, in milliseconds. */
const RETRY_DELAYS_MS = [0, 2_000, 8_000];

let connection: { readonly purchases: Purchases | undefined } | undefined;

/**
 * Connects this page with the shell that shows it, once, and returns the purchases that it makes. Undefined in a browser, and
 * where the settings name no hash.
 */
export function connectShell(queryClient: QueryClient): Purchases | undefined {
  connection ??= { purchases: connect(queryClient) };
  return connection.purchases;
}

function connect(queryClient: QueryClient): Purchases | undefined {
  const port = shellPort();
  if (port === undefined) return undefined;
  const { bridgeHash } = settings();
  if (bridgeHash === undefined) {
    console.warn("there is no hash for messages of the shell");
    return undefined;
  }
  const { ask, finish } = startBridge({
    port,
    hash: bridgeHash,
    newId: () => randomId(REQUEST_ID_LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length))),
    uid: signedInUid,
    onUser: subscribeToAuthState,
    onPage,
    address: () => location,
    signOut: () => void signOut(),
    setOs: (os) => {
      document.documentElement.dataset["os"] = os;
    },
    settleTransaction: (transactionId) => purchases.settleTransaction(transactionId),
    report: (problem) => console.warn(`a message of the shell was refused: ${problem}`),
  });
  const purchases = new Purchases({
    ask,
    finish,
    uid: async () => {
      await beginAuth();
      return signedInUid();
    },
    findPackage: (slug) => fetchNow(queryClient, contentQuery(`packages/${slug}`)),
    createBill: ({ packageId, ...product }, uid) =>
      callApi(createIosIapBill, { packageId, product }, { uid }),
    processPayment: (originalTransactionId, uid) =>
      callApi(processIosIapPayment, { originalTransactionId }, { uid }),
    failBill: (billId, reason, uid) => callApi(failIosIapPayment, { billId, reason }, { uid }),
    onSettled: (uid) =>
      reloadUser(uid, queryClient).catch((error: unknown) =>
        console.warn("the user was not read again", error),
      ),
    announce: purchaseNews.announce,
    track: trackPurchase,
    report: (what, error) => console.warn(what, error),
    unfinished: unfinishedPurchase,
  });
  resumePurchases(purchases);
  return purchases;
}

/**
 * Resumes what an earlier page left as soon as its user is there, and again when the connection returns. The first calls over
 * a connection that has just returned may fail, and no other event would tell when to try again.
 */
function resumePurchases(purchases: Purchases): void {
  const resume = async () => {
    for (const pause of RETRY_DELAYS_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const uid = signedInUid();
      if (uid === undefined || (await purchases.resume(uid)) !== "unsettled") return;
    }
  };
  let known: string | undefined;
  const resumeFor = () => {
    const before = known;
    known = signedInUid();
    if (known !== before) void resume();
  };
  resumeFor();
  subscribeToAuthState(resumeFor);
  addEventListener("online", () => void resume());
  onUserDataCleared(() => {
    purchases.dismiss();
    purchaseNews.dismiss();
  });
}

/** Not the last user, while Auth is being asked: their session may have ended elsewhere. */
function signedInUid(): string | undefined {
  const auth = authState();
  return auth.status === "signedIn" ? auth.account.uid : undefined;
}

async function signOut(): Promise<void> {
  try {
    await (await loadModule(() => import("../account/sign-in.ts"))).signOut();
  } catch (error) {
    console.error("the shell's sign-out failed", error);
  }
}

/** Tracks what a purchase of a package has come to. */
function trackPurchase(name: PurchaseTrace, slug: string, problem?: PurchaseProblem): void {
  const details = { package_id: slug };
  if (name === "purchase_fail" && problem !== undefined) {
    track(name, { ...details, error_name: `purchase/${problem}` });
  } else {
    track(name, details);
  }
}
