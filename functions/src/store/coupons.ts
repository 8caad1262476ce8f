import {
  type CouponRefusal,
  type CouponTerms,
  couponRefusal,
  WELCOME_COUPON,
  WELCOME_COUPON_CODE,
} from "@mindle/domain/purchase/coupon";
import type { CollectionReference, Firestore, Transaction } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import type { ContentStore } from "./content.ts";
import {
  type CouponDocument,
  couponDocument,
  type RedemptionDocument,
  redemptionDocument,
} from "./documents/coupon-document.ts";
import { GrantWriter, type Opened } from "./grant-writer.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import type { PackageStore } from "./packages.ts";
import { CONTENDED } from "./transaction-options.ts";

/**
 * Result of redeeming: the programmes granted, now or by an earlier call, or why it was refused; `held`: the user has or had
 * what the coupon gives to new users only.
 */
export type Redemption =
  | { readonly granted: true; readonly programIds: readonly string[] }
  | { readonly granted: false; readonly reason: CouponRefusal | "unknown" | "held" };

/** A stored coupon with its code. */
export interface StoredCoupon extends CouponDocument {
  readonly code: string;
}

const UNKNOWN: Redemption = { granted: false, reason: "unknown" };
const HELD: Redemption = { granted: false, reason: "held" };

/** Coupons and their redemptions. */
export class CouponStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #packages: PackageStore;
  readonly #content: ContentStore;
  readonly #collection: CollectionReference<CouponDocument>;
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard, packages: PackageStore, content: ContentStore) {
    this.#db = db;
    this.#guard = guard;
    this.#packages = packages;
    this.#content = content;
    this.#collection = typedCollection(db, "coupons", couponDocument);
  }

  /** Stores a new coupon. Throws for a code that exists. */
  async create(code: string, terms: CouponTerms): Promise<void> {
    await this.#collection.doc(code).create({ ...terms, programIds: [...terms.programIds], redeemed: 0 });
  }

  /** All stored coupons, ordered by code; redemptions of those without a limit are counted now. */
  async all(): Promise<StoredCoupon[]> {
    const { docs } = await this.#collection.get();
    return Promise.all(
      docs.map(async (found) => {
        const coupon = { code: found.id, ...found.data() };
        if (coupon.maxRedemptions !== null) return coupon;
        const counted = await this.#redemptions(found.id).count().get();
        return { ...coupon, redeemed: counted.data().count };
      }),
    );
  }

  /**
   * Redeems a coupon for a user, with redemption, count and grants in one transaction. Idempotent: a user who has
   * redeemed it gets the same result, even if the coupon has ended. The welcome coupon is for users who never had its
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
    // Checked without a transaction first, because most refused calls end here.
    const settled = outcome(redemption.data(), coupon, now);
    if (settled !== undefined || coupon === undefined) return settled ?? UNKNOWN;
    const [lengths, versions] = await Promise.all([
      this.#lengths(code, coupon),
      this.#content.newestVersions(coupon.programIds),
    ]);
    const redeem = () =>
      this.#db.runTransaction(
        (transaction) => this.#redeemIn(transaction, { code, uid, now, lengths, versions }),
        CONTENDED,
      );
    // Only a coupon with a limit is written to, so only its redemptions compete.
    return coupon.maxRedemptions === null ? redeem() : this.#queue.run(`coupon ${code}`, redeem);
  }

  async #redeemIn(
    transaction: Transaction,
    { code, uid, now, lengths, versions }: RedemptionRequest,
  ): Promise<Redemption> {
    await this.#guard.requireActive(transaction, uid);
    const ref = this.#redemptions(code).doc(uid);
    const redemption = (await transaction.get(ref)).data();
    const coupon = await this.#coupon(code, transaction);
    const settled = outcome(redemption, coupon, now);
    if (settled !== undefined) return settled;
    const programIds = [...lengths.keys()];
    const writer = await GrantWriter.read(this.#db, transaction, uid, programIds);
    if (code === WELCOME_COUPON_CODE && writer.wasGranted()) return HELD;
    writer.grant({ lengths, versions }, now);
    transaction.create(ref, { userId: uid, programIds, redeemedAt: now });
    if (coupon !== undefined && coupon.maxRedemptions !== null) {
      transaction.update(this.#collection.doc(code), { redeemed: coupon.redeemed + 1 });
    }
    return { granted: true, programIds };
  }

  async #coupon(code: string, transaction?: Transaction): Promise<CouponDocument | undefined> {
    if (code === WELCOME_COUPON_CODE) {
      return { ...WELCOME_COUPON, programIds: [...WELCOME_COUPON.programIds], redeemed: 0 };
    }
    const ref = this.#collection.doc(code);
    return (await (transaction === undefined ? ref.get() : transaction.get(ref))).data();
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

  #redemptions(code: string): CollectionReference<RedemptionDocument> {
    return typedCollection(this.#db, `coupons/${code}/redemptions`, redemptionDocument);
  }
}

interface RedemptionRequest extends Opened {
  readonly code: string;
  readonly uid: string;
  readonly now: number;
}

/** The result if no write is needed; undefined if the coupon can be redeemed. */
function outcome(
  redemption: RedemptionDocument | undefined,
  coupon: CouponDocument | undefined,
  now: number,
): Redemption | undefined {
  if (redemption !== undefined) return { granted: true, programIds: redemption.programIds };
  if (coupon === undefined) return UNKNOWN;
  const reason = couponRefusal(coupon, coupon.redeemed, now);
  return reason === undefined ? undefined : { granted: false, reason };
}
