import type { CollectionReference, Firestore, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { AccountGuard } from "./account-guard.ts";
import type { StoredBill } from "./bills.ts";
import { typedCollection } from "./collection.ts";
import { type BillDocument, billDocument } from "./documents/bill-document.ts";
import { GrantWriter } from "./grant-writer.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { CONTENDED } from "./transaction-options.ts";

/**
 * A payment that settled a bill, or was refunded before it could; `transactions/{originalTransactionId}`, kept so that it
 * cannot be used again.
 */
const transactionDocument = z.object({
  /** Null once the user is deleted, and without a bill. */
  userId: z.nullable(z.string()),
  /** The settled bill; null where the payment was refunded before. */
  billId: z.nullable(z.string()),
  productId: z.string(),
  /** True for a free purchase by a tester or in review. */
  sandbox: z.boolean(),
  /** Milliseconds since the epoch; null without a bill. */
  settledAt: z.nullable(z.int()),
  /** The granted spans: their index in each programme's usageInfos. */
  grants: z.array(z.object({ programId: z.string(), place: z.int() })),
  /** When it was refunded and its grants were revoked, in milliseconds since the epoch; null otherwise. */
  revokedAt: z.nullable(z.int()),
  /** The milliseconds of each programme that the revocation took away. */
  revokedMillis: z._default(z.record(z.string(), z.int()), {}),
});

type TransactionDocument = z.output<typeof transactionDocument>;

export interface Payment {
  readonly originalTransactionId: string;
  readonly productId: string;
  readonly sandbox: boolean;
}

/** Result of settling a payment: the paid bill, or why nothing was written. */
export type Settlement =
  | { readonly settled: true; readonly bill: StoredBill }
  | { readonly settled: false; readonly reason: "spent" | "revoked" | "no-bill" };

/** Payments, each of which settles one bill. */
export class PaymentStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #bills: CollectionReference<BillDocument>;
  readonly #transactions: CollectionReference<TransactionDocument>;
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#bills = typedCollection(db, "bills", billDocument);
    this.#transactions = typedCollection(db, "transactions", transactionDocument);
  }

  /** The earlier settlement of a payment; undefined for a new payment. */
  async find(originalTransactionId: string, uid: string): Promise<Settlement | undefined> {
    const spent = (await this.#transactions.doc(originalTransactionId).get()).data();
    if (spent === undefined) return undefined;
    return this.#earlier(spent, uid, async (id) => (await this.#bills.doc(id).get()).data());
  }

  /**
   * Settles the user's newest open bill of the product with a payment, in one Firestore transaction with the grants.
   * Idempotent: a payment that the user has spent returns its bill again.
   *
   * The bill is found by a query before the transaction and read by its id within it, because a query would lock more
   * documents than it returns. If the bill was closed in between, the next open bill is used.
   */
  settle(payment: Payment, uid: string, now: number): Promise<Settlement> {
    return this.#queue.run(uid, async () => {
      for (;;) {
        const billId = await this.#newestOpen(uid, payment.productId);
        const settlement = await this.#db.runTransaction(
          (transaction) => this.#settleIn(transaction, { payment, uid, billId, now }),
          CONTENDED,
        );
        if (settlement !== undefined) return settlement;
      }
    });
  }

  /** Settles a payment in a transaction; undefined, without a write, if the bill is no longer open. */
  async #settleIn(
    transaction: Transaction,
    { payment, uid, billId, now }: SettlementRequest,
  ): Promise<Settlement | undefined> {
    const { originalTransactionId, productId, sandbox } = payment;
    await this.#guard.requireActive(transaction, uid);
    const ref = this.#transactions.doc(originalTransactionId);
    const spent = (await transaction.get(ref)).data();
    if (spent !== undefined) {
      return this.#earlier(spent, uid, async (id) => (await transaction.get(this.#bills.doc(id))).data());
    }
    if (billId === undefined) return { settled: false, reason: "no-bill" };
    const bill = (await transaction.get(this.#bills.doc(billId))).data();
    if (bill?.status !== "created") return undefined;
    const lengths = new Map(Object.entries(bill.programOpenLengthMillis));
    const writer = await GrantWriter.read(this.#db, transaction, uid, [...lengths.keys()]);
    const grants = writer.grant(lengths, now);
    transaction.update(this.#bills.doc(billId), { status: "success" });
    transaction.create(ref, {
      userId: uid,
      billId,
      productId,
      sandbox,
      settledAt: now,
      grants,
      revokedAt: null,
      revokedMillis: {},
    });
    return { settled: true, bill: { id: billId, ...bill, status: "success" } };
  }

  /**
   * Revokes the grants of a refunded payment and cancels its bill. A payment that has not settled a bill can no longer do
   * so: the App Store may have confirmed it just before the refund. Idempotent.
   */
  async revoke(
    { originalTransactionId, productId, sandbox }: Payment,
    reason: string,
    now: number,
  ): Promise<void> {
    const ref = this.#transactions.doc(originalTransactionId);
    await this.#db.runTransaction(async (transaction) => {
      const spent = (await transaction.get(ref)).data();
      if (spent === undefined) {
        const unused = { userId: null, billId: null, settledAt: null, grants: [], revokedMillis: {} };
        transaction.create(ref, { ...unused, productId, sandbox, revokedAt: now });
        return;
      }
      if (spent.revokedAt !== null) return;
      const paid = await this.#readPaid(transaction, spent);
      const revoked = paid?.writer.revoke(spent.grants, now);
      if (paid !== undefined) transaction.update(paid.bill, { status: "cancelled", failReason: reason });
      transaction.update(ref, { revokedAt: now, revokedMillis: Object.fromEntries(revoked ?? []) });
    }, CONTENDED);
  }

  /** Undoes `revoke` after a reversed refund: gives back the time that was taken away, from now on. Idempotent. */
  async restore(originalTransactionId: string, now: number): Promise<void> {
    const ref = this.#transactions.doc(originalTransactionId);
    await this.#db.runTransaction(async (transaction) => {
      const spent = (await transaction.get(ref)).data();
      if (spent === undefined || spent.revokedAt === null) return;
      if (spent.billId === null) {
        transaction.delete(ref);
        return;
      }
      const paid = await this.#readPaid(transaction, spent);
      const lengths = new Map(Object.entries(spent.revokedMillis));
      const restored = paid?.writer.grant(lengths, now) ?? [];
      if (paid !== undefined) transaction.update(paid.bill, { status: "success", failReason: null });
      const kept = spent.grants.filter(({ programId }) => !lengths.has(programId));
      transaction.update(ref, { revokedAt: null, revokedMillis: {}, grants: [...kept, ...restored] });
    }, CONTENDED);
  }

  /** The bill and the programmes of a payment; undefined where its user is deleted. */
  async #readPaid(transaction: Transaction, { userId, billId, grants }: TransactionDocument) {
    if (userId === null || billId === null) return undefined;
    const bill = await transaction.get(this.#bills.doc(billId));
    const programIds = grants.map(({ programId }) => programId);
    const writer = await GrantWriter.read(this.#db, transaction, userId, programIds);
    return bill.exists ? { bill: bill.ref, writer } : undefined;
  }

  async #earlier(
    spent: TransactionDocument,
    uid: string,
    readBill: (id: string) => Promise<BillDocument | undefined>,
  ): Promise<Settlement> {
    if (spent.billId === null) return { settled: false, reason: "revoked" };
    if (spent.userId !== uid) return { settled: false, reason: "spent" };
    if (spent.revokedAt !== null) return { settled: false, reason: "revoked" };
    const bill = await readBill(spent.billId);
    if (bill === undefined) throw new Error(`bill ${spent.billId} of a spent payment is missing`);
    return { settled: true, bill: { id: spent.billId, ...bill } };
  }

  /**
   * Id of the newest open bill. Needs the index (userId, status, product.iosIap.productIdentifier, regTime descending).
   */
  async #newestOpen(uid: string, productIdentifier: string): Promise<string | undefined> {
    const newest = this.#bills
      .where("userId", "==", uid)
      .where("status", "==", "created")
      .where("product.iosIap.productIdentifier", "==", productIdentifier)
      .orderBy("regTime", "desc")
      .limit(1)
      .select();
    return (await newest.get()).docs[0]?.id;
  }
}

interface SettlementRequest {
  readonly payment: Payment;
  readonly uid: string;
  /** The bill to settle; undefined where the user has no open bill of the product. */
  readonly billId: string | undefined;
  readonly now: number;
}
