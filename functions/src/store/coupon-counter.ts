import { COUPON_SHARDS, shardLimit } from "@mindle/domain/purchase/coupon";
import type { CollectionReference, Firestore, Transaction } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type CouponShardDocument, couponShardDocument } from "./documents/coupon-document.ts";

/** One of a coupon's counters. */
export interface CouponShard {
  readonly shard: number;
  /** Its part of the coupon's limit. */
  readonly limit: number;
}

/**
 * Counts the redemptions of coupons with a limit, each in several documents (shards) that have a part of the limit: many users
 * redeem the same coupon at once, and transactions on one document wait for one another. Redemptions are never taken back, so
 * a shard that is full stays full.
 */
export class CouponCounter {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** How often the coupon was redeemed, by shard. */
  async counts(code: string): Promise<number[]> {
    const { docs } = await this.#shards(code).get();
    const counted = new Map(docs.map((shard) => [shard.id, shard.data().redeemed]));
    return Array.from({ length: COUPON_SHARDS }, (_, shard) => counted.get(String(shard)) ?? 0);
  }

  /**
   * Counts a redemption in a shard; false for a full one. To be called after the transaction's last other read: from then on
   * others wait for it.
   */
  async claim(transaction: Transaction, code: string, { shard, limit }: CouponShard): Promise<boolean> {
    const ref = this.#shards(code).doc(String(shard));
    const redeemed = (await transaction.get(ref)).data()?.redeemed ?? 0;
    if (redeemed >= limit) return false;
    transaction.set(ref, { redeemed: redeemed + 1 });
    return true;
  }

  #shards(code: string): CollectionReference<CouponShardDocument> {
    return typedCollection(this.#db, `coupons/${code}/shards`, couponShardDocument);
  }
}

/** A random one of the shards that are not full, by their counts; undefined where all are. */
export function openShard(counts: readonly number[], maxRedemptions: number): CouponShard | undefined {
  const open = counts
    .map((redeemed, shard) => ({ shard, redeemed, limit: shardLimit(maxRedemptions, shard) }))
    .filter(({ redeemed, limit }) => redeemed < limit);
  return open[Math.floor(Math.random() * open.length)];
}
