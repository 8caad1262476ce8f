import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import { typedCollection, typedGroup } from "../firestore/collection.ts";

/** A browser that gets a user's reminders, `users/{uid}/devices/{id}`; the id is a hash of its token. */
const deviceDocument = z.object({
  /** Registration token of Firebase Cloud Messaging. */
  token: z.string(),
  /** In milliseconds since the epoch. */
  registeredAt: z.int(),
});

export type DeviceDocument = z.output<typeof deviceDocument>;

/** Devices of a user; another one replaces the one that was registered first. */
export const MAX_DEVICES = 10;

export class DeviceStore extends GuardedStore {
  /**
   * Registers a device; one that is registered is not written. A browser has one token for all its users, so that others lose
   * it. They are looked up in the transaction, which is serializable: with two users at once, one finds the other. Needs the
   * collection-group index of token. Throws `unauthenticated` for a closed account.
   */
  async register(uid: string, token: string, now: number): Promise<void> {
    const id = idOf(token);
    const sameToken = typedGroup(this.db, "devices", deviceDocument).where("token", "==", token);
    await this.writeFor(uid, async (transaction) => {
      const known = await transaction.get(sameToken);
      const own = await transaction.get(this.#of(uid).orderBy("registeredAt"));
      for (const { ref } of known.docs) if (ref.parent.parent?.id !== uid) transaction.delete(ref);
      if (own.docs.some((device) => device.id === id)) return;
      for (const { ref } of own.docs.slice(0, Math.max(0, own.size + 1 - MAX_DEVICES)))
        transaction.delete(ref);
      transaction.set(this.#of(uid).doc(id), { token, registeredAt: now });
    });
  }

  /** Deletes devices by their tokens; unknown ones are ignored. */
  async unregister(uid: string, tokens: readonly string[]): Promise<void> {
    await Promise.all(tokens.map((token) => this.#of(uid).doc(idOf(token)).delete()));
  }

  async unregisterAll(uid: string): Promise<void> {
    await this.db.recursiveDelete(this.#of(uid));
  }

  async tokens(uid: string): Promise<readonly string[]> {
    const { docs } = await this.#of(uid).get();
    return docs.map((device) => device.data().token);
  }

  #of(uid: string) {
    return typedCollection(this.db, `users/${uid}/devices`, deviceDocument);
  }
}

function idOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
