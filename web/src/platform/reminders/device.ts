import { registerDevice, unregisterDevice } from "@mindle/domain/api/notification";
import { callApi } from "../api/call-api.ts";
import { currentUid } from "../auth/auth-state.ts";
import { ARRIVAL_MS, within } from "../browser/within.ts";
import { wasClearedElsewhere } from "../storage/clear-user-data.ts";
import { endSubscription } from "./end-subscription.ts";
import { loadPushService } from "./push-service.ts";

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
