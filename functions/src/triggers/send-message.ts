import { AppError } from "../app-error.ts";
import type { Deps } from "../operations/handler.ts";
import type { Account } from "../store/accounts.ts";
import type { MailDocument } from "../store/documents/mail-document.ts";
import type { UserDocument } from "../store/documents/user-document.ts";
import type { PushMessage } from "../store/pushes.ts";

type Store = Deps["store"];

/** A message to a user, by mail and to devices. The texts get the user's document; without one nothing is sent. */
export interface Message {
  /** A message is sent once. */
  readonly id: string;
  readonly uid: string;
  /** Path that it opens; undefined where it is not to be sent. Asked once, and not where it was sent before. */
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
    const { isSent, failures } = await sendToDevices(store, message, path);
    const isQueued = await queueMail(store, message, { account, path });
    if (failures.length > 0) throw new AggregateError(failures, "devices were not reached");
    return isSent || isQueued;
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

/** Sends a message to the user's devices, and deletes those that are gone. */
async function sendToDevices(
  store: Store,
  { id, uid, push }: Message,
  path: string,
): Promise<{ readonly isSent: boolean; readonly failures: readonly Error[] }> {
  const tokens = await store.devices.tokens(uid);
  const message =
    tokens.length === 0 ? undefined : await store.pushes.begin(id, uid, (user) => push(user, path));
  if (message === undefined) return { isSent: false, failures: [] };
  const { gone, failures } = await store.pushSender.send(tokens, message);
  await store.devices.unregister(uid, gone);
  return { isSent: true, failures };
}
