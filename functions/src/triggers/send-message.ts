import { AppError } from "../app-error.ts";
import type { Deps } from "../operations/handler.ts";
import type { Account } from "../store/accounts/accounts.ts";
import type { UserDocument } from "../store/accounts/user-document.ts";
import type { MailDocument } from "../store/reminders/mail.ts";
import type { PushMessage } from "../store/reminders/pushes.ts";

type Store = Deps["store"];

/** A message to a user, by mail and to devices. The texts get the user's document; without one nothing is sent. */
export interface Message {
  /** A message is sent once. */
  readonly id: string;
  readonly uid: string;
  /** When it is sent, in milliseconds since the epoch. */
  readonly now: number;
  /**
   * Path that it opens; undefined where it is not to be sent. Called at most once, and not for a message that was sent
   * before.
   */
  readonly path: () => Promise<string | undefined>;
  readonly mail: (user: UserDocument | undefined, path: string) => MailDocument["message"] | undefined;
  readonly push: (user: UserDocument | undefined, path: string) => PushMessage | undefined;
}

/**
 * Sends a message, unless it was sent before or the account is closed. Resolves to whether it was sent in either way. Throws
 * where devices were not reached.
 */
export async function sendMessage(store: Store, message: Message): Promise<boolean> {
  const { id, uid } = message;
  // The mail is queued last.
  if (await store.mail.exists(id)) return false;
  const account = await store.accounts.find(uid);
  if (account === undefined) return false;
  try {
    const path = await message.path();
    if (path === undefined) return false;
    const outcome = await sendToDevices(store, message, path);
    // A later run retries. No mail is queued before, because a queued mail marks the message as sent.
    if (outcome === "doubtful") return false;
    const isQueued = await queueMail(store, message, { account, path });
    if (outcome.failures.length > 0) throw new AggregateError(outcome.failures, "devices were not reached");
    return outcome.isSent || isQueued;
  } catch (error) {
    // The user is being deleted.
    if (error instanceof AppError && error.code === "unauthenticated") return false;
    throw error;
  }
}

async function queueMail(
  store: Store,
  { id, mail }: Message,
  { account: { uid, email, emailVerified }, path }: { readonly account: Account; readonly path: string },
): Promise<boolean> {
  // An unverified address may belong to another person.
  if (email === null || !emailVerified) return false;
  return await store.mail.queue(id, { uid, email }, (user) => mail(user, path));
}

/**
 * Sends a message to the user's devices, and unregisters those that no longer exist. "doubtful" where another process
 * may be sending it.
 */
async function sendToDevices(
  store: Store,
  { id, uid, now, push }: Message,
  path: string,
): Promise<{ readonly isSent: boolean; readonly failures: readonly unknown[] } | "doubtful"> {
  const tokens = await store.devices.tokens(uid);
  if (tokens.length === 0) return { isSent: false, failures: [] };
  const message = await store.pushes.begin(id, { uid, now }, (user) => push(user, path));
  if (message === "doubtful") return message;
  if (message === "sent") return { isSent: false, failures: [] };
  try {
    const { gone, failures } = await store.pushSender.send(tokens, message);
    await store.pushes.end(id);
    await store.devices.unregister(uid, gone);
    return { isSent: true, failures };
  } catch (error) {
    // The mail must not wait for it; without one, a later run tries again.
    return { isSent: false, failures: [error] };
  }
}
