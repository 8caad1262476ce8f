import { programId, sellablePackageId } from "@mindle/domain/api/fields";
import {
  type CouponRefusal,
  type CouponTerms,
  childCoupon,
  childOfCoupon,
  couponRefusal,
  isBuiltInCoupon,
  WELCOME_COUPON,
  WELCOME_COUPON_CODE,
} from "@mindle/domain/purchase/coupon";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type AccountGuard, GuardedStore } from "../accounts/account-guard.ts";
import { CONTENDED, typedCollection } from "../firestore/collection.ts";
import { KeyedQueue } from "../firestore/keyed-queue.ts";
import type { ContentStore, PackageStore } from "../programme/content.ts";
import { GrantWriter, type Opened } from "./grants.ts";

/** A coupon, `coupons/{code}`. All its users share the document, so redemptions do not write to it. */
const couponDocument = z.object({
  packageId: sellablePackageId,
  programIds: z.array(programId).check(z.minLength(1)),
  /** How many users may redeem it; null without a limit. */
  maxRedemptions: z.nullable(z.int().check(z.minimum(0))),
  /** When it expires, in milliseconds since the epoch; null for never. */
  expiresAt: z.nullable(z.int()),
  active: z.boolean(),
});

export type CouponDocument = z.output<typeof couponDocument>;

/** How often a coupon with a limit was redeemed, `coupons/{code}/counters/redemptions`. */
const couponCounterDocument = z.object({
  redeemed: z.int().check(z.minimum(0)),
});

/** A user's redemption of a coupon, `coupons/{code}/redemptions/{uid}`. */
const redemptionDocument = z.object({
  userId: z.string(),
  programIds: z.array(programId),
  /** Milliseconds since the epoch. */
  redeemedAt: z.int(),
});

export type RedemptionDocument = z.output<typeof redemptionDocument>;

/**
 * Result of redeeming: the programmes granted, now or by an earlier call, or why it was refused; `held`: the user has or had
 * what the coupon gives to new users only.
 */
export type Redemption =
  | { readonly granted: true; readonly programIds: readonly string[] }
  | { readonly granted: false; readonly reason: CouponRefusal | "unknown" | "held" };

export interface StoredCoupon extends CouponDocument {
  readonly code: string;
  /** By how many users; of a coupon without a limit, those who have deleted their account are not counted. */
  readonly redeemed: number;
}

const UNKNOWN: Redemption = { granted: false, reason: "unknown" };
const HELD: Redemption = { granted: false, reason: "held" };
const EXHAUSTED: Redemption = { granted: false, reason: "exhausted" };

export class CouponStore extends GuardedStore {
  readonly #packages: PackageStore;
  readonly #content: ContentStore;
  readonly #collection = typedCollection(this.db, "coupons", couponDocument);
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard, packages: PackageStore, content: ContentStore) {
    super(db, guard);
    this.#packages = packages;
    this.#content = content;
  }

  /** Stores a new coupon. Throws for a code that exists. */
  async create(code: string, terms: CouponTerms): Promise<void> {
    await this.#collection.doc(code).create({ ...terms, programIds: [...terms.programIds] });
  }

  /** All stored coupons, ordered by code. */
  async all(): Promise<StoredCoupon[]> {
    const { docs } = await this.#collection.get();
    return Promise.all(
      docs.map(async (found) => {
        const coupon = found.data();
        return { code: found.id, ...coupon, redeemed: await this.#redeemed(found.id, coupon) };
      }),
    );
  }

  /**
   * Redeems a coupon for a user, with redemption, count and grants in one transaction. Idempotent: a user who has
   * redeemed it gets the same result, even if the coupon has ended. Built-in coupons are for users who never had their
   * programmes. The code must be valid as a document id.
   */
  redeem(code: string, uid: string, now: number): Promise<Redemption> {
    // Calls of one user wait for one another first, so that a user has one place at a time in a coupon's queue.
    return this.#queue.run(`user ${uid}`, () => this.#redeem(code, uid, now));
  }

  async #redeem(code: string, uid: string, now: number): Promise<Redemption> {
    const [coupon, redemption] = await Promise.all([
      this.#coupon(code),
      this.#redemptions(code).doc(uid).get(),
    ]);
    // Checked without a transaction: most refused calls end here, and a transaction's read of a document that all users share
    // would make it wait for the others. A call that has begun when a coupon is switched off may still succeed.
    const known = redemption.data();
    if (known !== undefined) return granted(known);
    if (coupon === undefined) return UNKNOWN;
    const { maxRedemptions } = coupon;
    const reason = couponRefusal(coupon, maxRedemptions === null ? 0 : await this.#counted(code), now);
    if (reason !== undefined) return { granted: false, reason };
    const [lengths, versions] = await Promise.all([
      this.#lengths(code, coupon),
      this.#content.newestVersions(coupon.programIds),
    ]);
    const request = { code, uid, now, lengths, versions, maxRedemptions };
    const redeem = () =>
      this.db.runTransaction((transaction) => this.#redeemIn(transaction, request), CONTENDED);
    return maxRedemptions === null ? redeem() : this.#queue.run(`coupon ${code}`, redeem);
  }

  async #redeemIn(
    transaction: Transaction,
    { code, uid, now, lengths, versions, maxRedemptions }: RedemptionRequest,
  ): Promise<Redemption> {
    await this.guard.requireActive(transaction, uid);
    const ref = this.#redemptions(code).doc(uid);
    const redemption = (await transaction.get(ref)).data();
    if (redemption !== undefined) return granted(redemption);
    const programIds = [...lengths.keys()];
    const writer = await GrantWriter.read(this.db, transaction, uid, programIds);
    if (isBuiltInCoupon(code) && writer.wasGranted()) return HELD;
    if (maxRedemptions !== null) {
      // Read last: from then on others wait for it.
      const redeemed = (await transaction.get(this.#counter(code))).data()?.redeemed ?? 0;
      if (redeemed >= maxRedemptions) return EXHAUSTED;
      transaction.set(this.#counter(code), { redeemed: redeemed + 1 });
    }
    writer.grant({ lengths, versions }, now);
    transaction.create(ref, { userId: uid, programIds, redeemedAt: now });
    return { granted: true, programIds };
  }

  async #coupon(code: string): Promise<CouponDocument | undefined> {
    if (code === WELCOME_COUPON_CODE) {
      return { ...WELCOME_COUPON, programIds: [...WELCOME_COUPON.programIds] };
    }
    const child = childOfCoupon(code);
    if (child !== undefined) {
      const starter = await this.#packages.find(`${child.toLowerCase()}_starter.v0`);
      const terms = starter && childCoupon(starter);
      return terms && { ...terms, programIds: [...terms.programIds] };
    }
    return (await this.#collection.doc(code).get()).data();
  }

  async #redeemed(code: string, { maxRedemptions }: CouponDocument): Promise<number> {
    if (maxRedemptions !== null) return this.#counted(code);
    return (await this.#redemptions(code).count().get()).data().count;
  }

  /** How often a coupon with a limit was redeemed; 0 where nothing was counted yet. */
  async #counted(code: string): Promise<number> {
    return (await this.#counter(code).get()).data()?.redeemed ?? 0;
  }

  #counter(code: string) {
    return typedCollection(this.db, `coupons/${code}/counters`, couponCounterDocument).doc("redemptions");
  }

  /** How long each programme of a coupon opens. Throws for a coupon that does not match its package. */
  async #lengths(code: string, terms: CouponTerms): Promise<Map<string, number>> {
    const sold = await this.#packages.find(terms.packageId);
    return new Map(
      terms.programIds.map((programId) => {
        const open = sold?.programOpenLengthMillis[programId];
        if (open === undefined) {
          throw new Error(`coupons/${code}: package ${terms.packageId} has no programme ${programId}`);
        }
        return [programId, open];
      }),
    );
  }

  #redemptions(code: string) {
    return typedCollection(this.db, `coupons/${code}/redemptions`, redemptionDocument);
  }
}

interface RedemptionRequest extends Opened {
  readonly code: string;
  readonly uid: string;
  readonly now: number;
  readonly maxRedemptions: number | null;
}

function granted({ programIds }: RedemptionDocument): Redemption {
  return { granted: true, programIds };
}
