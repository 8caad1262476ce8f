import { currentUid } from "../auth/auth-state.ts";
import { within } from "../browser/within.ts";
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
  try {
    await within(
      import("./device.ts").then(({ unregister }) => unregister(token, uid)),
      MAX_WAIT_MS,
    );
  } catch (error) {
    console.warn("the device was not unregistered", error);
  }
}
