import { currentUid } from "../auth/auth-state.ts";
import { pushToken } from "./stored-reminders.ts";

/** Signing out does not wait longer for it, in milliseconds. */
const MAX_WAIT_MS = 3_000;

/**
 * Ends the registration of this browser before its user signs out. Never throws: without a connection only the subscription
 * ends, as with every sign-out, and the server forgets the token when it finds it gone.
 */
export async function forgetDevice(): Promise<void> {
  const token = pushToken.read();
  const uid = currentUid();
  if (token === undefined || uid === undefined) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([forget(token, uid), waited]);
}

async function forget(token: string, uid: string): Promise<void> {
  try {
    const { unregister } = await import("./device.ts");
    await unregister(token, uid);
  } catch (error) {
    console.warn("the device was not unregistered", error);
  }
}
