import { registerDevice, unregisterDevice } from "@mindle/domain/api/notification";
import { callApi } from "../api/call-api.ts";
import { currentUid } from "../auth/auth-state.ts";
import { ARRIVAL_MS, within } from "../browser/within.ts";
import { wasClearedElsewhere } from "../storage/clear-user-data.ts";
import { pushToken } from "./stored-reminders.ts";

/** The token that the push service has for this browser now. Rejects where none comes in time. */
export async function browserToken(): Promise<string> {
  const register = async () => {
    const [service, worker] = await Promise.all([
      loadPushService(),
      navigator.serviceWorker.register("/sw.js"),
    ]);
    return service.token(worker);
  };
  return within(register(), ARRIVAL_MS);
}

/**
 * Registers this browser for the user's reminders; resolves to its token. Undefined where the user is signed out by then: the
 * token must not be kept for the next one, and is of no use any more.
 */
export async function register(uid: string): Promise<string | undefined> {
  const token = await browserToken();
  await callApi(registerDevice, { token }, { uid });
  if (currentUid() === uid && !wasClearedElsewhere()) return token;
  await endSubscription();
  return undefined;
}

/** Ends the registration of a token, for the server and for this browser. */
export async function unregister(token: string, uid: string): Promise<void> {
  await callApi(unregisterDevice, { token }, { uid });
  await endSubscription();
}

/** Ends this browser's subscription to push messages, after which its token is of no use. */
export async function endSubscription(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Registers this browser again where it is registered for the user and its push service has given it another token since: to
 * the old one nothing is delivered any more. To be called at a start, once Auth has answered.
 */
export async function renewDevice(): Promise<void> {
  const old = pushToken.read();
  const uid = currentUid();
  if (old === undefined || uid === undefined) return;
  if (globalThis.Notification?.permission !== "granted" || (await browserToken()) === old) return;
  const renewed = await register(uid);
  // Signed out meanwhile, or renewed by another tab.
  if (renewed === undefined || pushToken.read() === renewed) return;
  if (pushToken.read() !== old) {
    await unregister(renewed, uid);
    return;
  }
  pushToken.write(renewed);
  await callApi(unregisterDevice, { token: old }, { uid });
}

/** Where a browser registers for push messages. */
interface PushService {
  /** The token of this browser, to which messages are sent. The registration is that of our service worker. */
  readonly token: (worker: ServiceWorkerRegistration) => Promise<string>;
}

/** Loads the service of this build, which is known at build time. */
async function loadPushService(): Promise<PushService> {
  if (import.meta.env.VITE_PUSH === "firebase") return import("./firebase-push.ts");
  if (import.meta.env.VITE_PUSH === "local") return import("./local-push.ts");
  throw new Error("this build has no push messages");
}
