import { createHmac } from "node:crypto";
import type { CallLimit } from "@mindle/domain/api/operation";
import { type CollectionReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { typedCollection } from "./firestore/collection.ts";
import { KeyedQueue } from "./firestore/keyed-queue.ts";

/** Calls of one key in the current window, `rateLimits/{hash of the key}`. */
const rateLimitDocument = z.object({
  calls: z.int().check(z.minimum(1)),
  /** End of the window; a Firestore timestamp, as the time-to-live policy needs. */
  expiresAt: z.instanceof(Timestamp),
});

type RateLimitDocument = z.output<typeof rateLimitDocument>;

/** Maximum number of cached keys. */
const MAX_CACHED = 10_000;

/** Calls of one key in the current window of this process; `end` in ms since the epoch. */
interface Window {
  readonly calls: number;
  readonly end: number;
}

/** Fixed-window counters for rate limits, shared by all processes or of this one. */
export class RateLimitStore {
  readonly #db: Firestore;
  readonly #collection: CollectionReference<RateLimitDocument>;
  readonly #hashKey: string;
  readonly #queue = new KeyedQueue();
  /** Windows of keys that this process counts for itself. */
  readonly #windows = new Map<string, Window>();
  /** What this process has taken of shared keys' limits and not used, until `end`. */
  readonly #taken = new Map<string, Window>();
  /** Windows of shared keys at their limit: further calls of such a key cost no read. */
  readonly #exhausted = new Map<string, Window>();

  constructor(db: Firestore, hashKey: string) {
    this.#db = db;
    this.#hashKey = hashKey;
    this.#collection = typedCollection(db, "rateLimits", rateLimitDocument);
  }

  /** The milliseconds for which this process knows, without a read, that `consume` refuses a key; 0 otherwise. */
  knownWait(key: string, limit: CallLimit, now: number): number {
    const known = (limit.perProcess === true ? this.#windows : this.#exhausted).get(key);
    return known !== undefined && known.calls >= limit.calls ? Math.max(known.end - now, 0) : 0;
  }

  /**
   * Counts a call at `now`, or as many as `amount`, and resolves to 0. At the limit it counts nothing and resolves to the
   * milliseconds until the window ends. A window starts with the first call of a key and lasts `perSeconds`.
   */
  consume(key: string, limit: CallLimit, now: number, amount = 1): Promise<number> {
    if (limit.perProcess === true) return Promise.resolve(this.#countHere(key, limit, now));
    return this.#queue.run(key, async () => {
      const knownWait = this.knownWait(key, limit, now);
      if (knownWait > 0) return knownWait;
      const taken = this.#taken.get(key);
      const left = taken !== undefined && now < taken.end ? taken.calls : 0;
      const block = amount <= left ? 0 : Math.max(amount - left, limit.block ?? 1);
      const wait = block === 0 ? 0 : await this.#count(key, limit, now, block);
      if (wait > 0) {
        cache(this.#exhausted, key, { calls: limit.calls, end: now + wait });
        return wait;
      }
      const end = block === 0 ? (taken?.end ?? now) : now + limit.perSeconds * 1000;
      if (limit.block !== undefined) cache(this.#taken, key, { calls: left + block - amount, end });
      return 0;
    });
  }

  #countHere(key: string, limit: CallLimit, now: number): number {
    const wait = this.knownWait(key, limit, now);
    if (wait > 0) return wait;
    const known = this.#windows.get(key);
    const current = known !== undefined && now < known.end ? known : undefined;
    const end = current?.end ?? now + limit.perSeconds * 1000;
    cache(this.#windows, key, { calls: (current?.calls ?? 0) + 1, end });
    return 0;
  }

  #count(key: string, limit: CallLimit, now: number, calls: number): Promise<number> {
    const ref = this.#collection.doc(rateLimitId(key, this.#hashKey));
    return this.#db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data();
      const end = known?.expiresAt.toMillis() ?? now;
      if (known === undefined || end <= now) {
        transaction.set(ref, { calls, expiresAt: Timestamp.fromMillis(now + limit.perSeconds * 1000) });
        return 0;
      }
      if (known.calls + calls > limit.calls) return end - now;
      transaction.update(ref, { calls: known.calls + calls });
      return 0;
    });
  }
}

/**
 * Id of a key's document: an HMAC, so that a key, such as an address, cannot be found by hashing guesses without
 * `hashKey`.
 */
export function rateLimitId(key: string, hashKey: string): string {
  return createHmac("sha256", hashKey).update(key).digest("hex");
}

/**
 * Stores a window; a full map loses the one counted longest ago, so that many new keys push out no key that goes on
 * calling.
 */
function cache(windows: Map<string, Window>, key: string, window: Window): void {
  windows.delete(key);
  const [oldest] = windows.keys();
  if (oldest !== undefined && windows.size >= MAX_CACHED) windows.delete(oldest);
  windows.set(key, window);
}
