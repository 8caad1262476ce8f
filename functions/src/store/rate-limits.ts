import type { CallLimit } from "@mindle/domain/api/operation";
import { type CollectionReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type RateLimitDocument, rateLimitDocument } from "./documents/rate-limit-document.ts";
import { Turns } from "./turns.ts";

/** Keys remembered as being at their limit before those whose windows ended are forgotten. */
const MAX_REMEMBERED = 10_000;

/** Counts of calls, so that nobody calls an open operation too often. */
export class RateLimitStore {
  readonly #db: Firestore;
  readonly #collection: CollectionReference<RateLimitDocument>;
  readonly #turns = new Turns();
  /** When the windows end of keys seen at their limit: a flood costs no reading. In milliseconds since the epoch. */
  readonly #full = new Map<string, number>();

  constructor(db: Firestore) {
    this.#db = db;
    this.#collection = typedCollection(db, "rateLimits", rateLimitDocument);
  }

  /**
   * Counts a call at `now` and gives 0, or, where the limit is reached, counts nothing and gives the milliseconds
   * until the window ends. A window begins with a key's first call and lasts `perSeconds`.
   */
  take(key: string, limit: CallLimit, now: number): Promise<number> {
    return this.#turns.take(key, async () => {
      const remembered = (this.#full.get(key) ?? now) - now;
      if (remembered > 0) return remembered;
      const wait = await this.#count(key, limit, now);
      if (wait > 0) this.#remember(key, now + wait, now);
      return wait;
    });
  }

  #count(key: string, limit: CallLimit, now: number): Promise<number> {
    const ref = this.#collection.doc(key);
    return this.#db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data();
      const end = known?.expiresAt.toMillis() ?? now;
      if (known === undefined || end <= now) {
        transaction.set(ref, { calls: 1, expiresAt: Timestamp.fromMillis(now + limit.perSeconds * 1000) });
        return 0;
      }
      if (known.calls >= limit.calls) return end - now;
      transaction.update(ref, { calls: known.calls + 1 });
      return 0;
    });
  }

  #remember(key: string, end: number, now: number): void {
    if (this.#full.size >= MAX_REMEMBERED) {
      for (const [other, itsEnd] of this.#full) if (itsEnd <= now) this.#full.delete(other);
    }
    if (this.#full.size < MAX_REMEMBERED) this.#full.set(key, end);
  }
}
