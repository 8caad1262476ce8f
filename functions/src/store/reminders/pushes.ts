import { MINUTE_MS } from "@mindle/domain/time";
import type { App } from "firebase-admin/app";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import type { UserDocument } from "../accounts/user-document.ts";
import { CONTENDED, typedCollection } from "../firestore/collection.ts";

/** A message to the devices of a user, `pushes/{id}`; it exists once it is being sent, so that it is sent once. */
const pushDocument = z.object({
  userId: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  /** When its sending began, in milliseconds since the epoch; absent once it was sent. */
  sendingSince: z.optional(z.int()),
});

export type PushDocument = z.output<typeof pushDocument>;

/** What a device shows. */
export type PushMessage = Pick<PushDocument, "title" | "text" | "path">;

/** Longer than a scheduled run, so that nothing is sent by two of them. */
const TAKEN_OVER_MS = 10 * MINUTE_MS;

export class PushStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "pushes", pushDocument);

  /**
   * Records that a message is being sent at `now`, and resolves to it. "sent" where one with this id was sent before,
   * or `compose` returns none; "doubtful" where another process may still be sending it. After {@link TAKEN_OVER_MS} an
   * unfinished attempt counts as failed and is repeated: devices show a repeated message once. `compose` gets the
   * user's document. Throws `unauthenticated` for a closed account.
   */
  begin(
    id: string,
    { uid, now }: { readonly uid: string; readonly now: number },
    compose: (user: UserDocument | undefined) => PushMessage | undefined,
  ): Promise<PushMessage | "sent" | "doubtful"> {
    const ref = this.#collection.doc(id);
    return this.writeFor(uid, async (transaction, user) => {
      const known = (await transaction.get(ref)).data();
      if (known !== undefined && known.sendingSince === undefined) return "sent";
      if (known?.sendingSince !== undefined && now - known.sendingSince < TAKEN_OVER_MS) return "doubtful";
      const message = compose(user);
      if (message === undefined) return "sent";
      transaction.set(ref, { ...message, userId: uid, sendingSince: now });
      return message;
    });
  }

  /** Records that a message was sent; succeeds where its user was deleted meanwhile. */
  async end(id: string): Promise<void> {
    const ref = this.#collection.doc(id);
    await this.db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { sendingSince: FieldValue.delete() });
    }, CONTENDED);
  }
}

/** How long a message waits for a device that is off, in seconds: a late reminder is of no use. */
const TIME_TO_LIVE_S = 60 * 60;

/** Tokens that Firebase Cloud Messaging refuses for good. */
const GONE: readonly string[] = [
  "messaging/registration-token-not-registered",
  "messaging/invalid-registration-token",
];

export interface PushOutcome {
  /** Tokens of devices that do not exist any more. */
  readonly gone: readonly string[];
  /** Why other devices were not reached. */
  readonly failures: readonly Error[];
}

export interface PushSender {
  readonly send: (tokens: readonly string[], message: PushMessage) => Promise<PushOutcome>;
}

/** Sends nothing: locally the developer panel shows `pushes`. */
export const LOCAL_SENDER: PushSender = { send: async () => ({ gone: [], failures: [] }) };

/** Sends through Firebase Cloud Messaging, whose library is loaded with the first message. */
export class FirebaseSender implements PushSender {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async send(tokens: readonly string[], { title, text, path }: PushMessage): Promise<PushOutcome> {
    const { getMessaging } = await import("firebase-admin/messaging");
    // Data only: the service worker shows it.
    const message = { data: { title, text, path }, webpush: { headers: { TTL: String(TIME_TO_LIVE_S) } } };
    const { responses } = await getMessaging(this.#app).sendEach(
      tokens.map((token) => ({ ...message, token })),
    );
    const gone: string[] = [];
    const failures: Error[] = [];
    for (const [index, { error }] of responses.entries()) {
      if (error === undefined) continue;
      const token = tokens[index];
      if (token !== undefined && GONE.includes(error.code)) gone.push(token);
      else failures.push(error);
    }
    return { gone, failures };
  }
}
