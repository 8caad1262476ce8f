import { isDeepStrictEqual } from "node:util";
import { type Bill, bill } from "@mindle/domain/api/purchase";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import { CONTENDED, typedCollection } from "../firestore/collection.ts";
import { isCreated } from "../firestore/failures.ts";

/** A bill, `bills/{billId}`; readable by its user. */
export const billDocument = z.object({
  userId: z.string(),
  status: bill.shape.status,
  /** When it was created, in milliseconds since the epoch. */
  regTime: bill.shape.regTime,
  item: bill.shape.item,
  quantity: bill.shape.quantity,
  product: z.object({
    iosIap: z.extend(bill.shape.product.shape.iosIap, { productIdentifier: z.string() }),
  }),
  /** How long each programme opens, as sold; later changes of the catalogue have no effect. */
  programOpenLengthMillis: z.record(z.string(), z.int()),
  /** Why it was cancelled; null otherwise. */
  failReason: z.nullable(z.string()),
});

export type BillDocument = z.output<typeof billDocument>;

export interface StoredBill extends BillDocument {
  readonly id: string;
}

export class BillStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "bills", billDocument);

  /**
   * Stores a new bill. Where the id exists, returns the user's bill of this id for the same package and product, in its
   * present state, and undefined for any other.
   */
  async create(id: string, document: BillDocument): Promise<StoredBill | undefined> {
    const ref = this.#collection.doc(id);
    const creation = this.writeFor(document.userId, async (transaction) => {
      transaction.create(ref, document);
    });
    if (await isCreated(creation)) return { id, ...document };
    const first = (await ref.get()).data();
    return first !== undefined && isSamePurchase(first, document) ? { id, ...first } : undefined;
  }

  /**
   * The user's bills with one of the statuses, newest first, at most `limit`, and after the bill of this id if there is
   * one. Undefined where the user has no such bill. Needs the index (userId, status, regTime descending).
   */
  async list(
    userId: string,
    statuses: readonly Bill["status"][],
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<StoredBill[] | undefined> {
    const newest = this.#collection
      .where("userId", "==", userId)
      .where("status", "in", [...statuses])
      .orderBy("regTime", "desc")
      .limit(limit);
    const last = after === undefined ? undefined : await this.#collection.doc(after).get();
    if (last !== undefined && last.data()?.userId !== userId) return undefined;
    const found = await (last === undefined ? newest : newest.startAfter(last)).get();
    return found.docs.map((bill) => ({ id: bill.id, ...bill.data() }));
  }

  /**
   * Cancels the user's bill if it is open and returns it. A cancelled or paid bill is returned unchanged. Undefined
   * where the user has no such bill.
   */
  async cancel(id: string, userId: string, failReason: string): Promise<StoredBill | undefined> {
    const ref = this.#collection.doc(id);
    return this.db.runTransaction(async (transaction) => {
      const document = (await transaction.get(ref)).data();
      if (document === undefined || document.userId !== userId) return undefined;
      if (document.status !== "created") return { id, ...document };
      const change = { status: "cancelled", failReason } as const;
      transaction.update(ref, change);
      return { id, ...document, ...change };
    }, CONTENDED);
  }
}

function isSamePurchase(one: BillDocument, other: BillDocument): boolean {
  return (
    one.userId === other.userId &&
    one.item.packageInfo.id === other.item.packageInfo.id &&
    isDeepStrictEqual(one.product, other.product)
  );
}
