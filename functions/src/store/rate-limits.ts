import type { CallLimit } from "@mindle/domain/api/operation";
import { type CollectionReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { typedCollection } from "./collection.ts";
import { KeyedQueue } from "./keyed-queue.ts";

/** Calls of one key in the current window, `rateLimits/{key}`. */
const rateLimitDocument = z.object({
  calls: z.int().check(z.minimum(1)),
  /** End of the window; a Firestore timestamp, as the time-to-live policy needs. */
  expiresAt: z.instanceof(Timestamp),
});

type RateLimitDocument = z.output<typeof rateLimitDocument>;

/** Maximum number of cached keys. */
const MAX_CACHED = 10_000;

/** Fixed-window counters for rate limits. */
export class RateLimitStore {
  readonly #db: Firestore;
  readonly #collection: CollectionReference<RateLimitDocument>;
  readonly #queue = new KeyedQueue();
  /** Ends of the windows of keys at their limit, in ms since the epoch: further calls of such a key cost no read. */
  readonly #exhausted = new Map<string, number>();

  constructor(db: Firestore) {
    this.#db = db;
    this.#collection = typedCollection(db, "rateLimits", rateLimitDocument);
  }

  /**
   * Counts a call at `now` and resolves to 0. At the limit it counts nothing and resolves to the milliseconds until the
   * window ends. A window starts with the first call of a key and lasts `perSeconds`.
   */
  consume(key: string, limit: CallLimit, now: number): Promise<number> {
    return this.#queue.run(key, async () => {
      const cachedWait = (this.#exhausted.get(key) ?? now) - now;
      if (cachedWait > 0) return cachedWait;
      const wait = await this.#count(key, limit, now);
      if (wait > 0) this.#cache(key, now + wait, now);
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

  #cache(key: string, end: number, now: number): void {
    if (this.#exhausted.size >= MAX_CACHED) {
      for (const [other, otherEnd] of this.#exhausted) if (otherEnd <= now) this.#exhausted.delete(other);
    }
    if (this.#exhausted.size < MAX_CACHED) this.#exhausted.set(key, end);
  }
}
