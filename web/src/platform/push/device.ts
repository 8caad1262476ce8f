import { registerDevice, unregisterDevice } from "@mindle/domain/api/notification";
import { callApi } from "../api/call-api.ts";
import { endSubscription } from "./end-subscription.ts";
import { loadPushService } from "./push-service.ts";

/** Registers this browser for the user's reminders; resolves to its token. */
export async function register(uid: string): Promise<string> {
  const [service, worker] = await Promise.all([
    loadPushService(),
    navigator.serviceWorker.register("/sw.js"),
  ]);
  const token = await service.token(worker);
  await callApi(registerDevice, { token }, { uid });
  return token;
}

/** Ends the registration of a token, for the server and for this browser. */
export async function unregister(token: string, uid: string): Promise<void> {
  await callApi(unregisterDevice, { token }, { uid });
  await endSubscription();
}
