import { unregisterDevice } from "@mindle/domain/api/notification";
import { callApi } from "../api/call-api.ts";
import { currentUid } from "../auth/auth-state.ts";
import { browserToken, register, unregister } from "./device.ts";
import { pushToken } from "./push-token.ts";

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
