import type { CollectionReference, Firestore, Transaction } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import type { StoredBill } from "./bills.ts";
import { typedCollection } from "./collection.ts";
import { type BillDocument, billDocument } from "./documents/bill-document.ts";
import { type TransactionDocument, transactionDocument } from "./documents/transaction-document.ts";
import { ProgrammeLedger } from "./grants.ts";
import { IN_TURN } from "./in-turn.ts";
import { Turns } from "./turns.ts";

/** A payment that may be spent: what it is for and who says that it is theirs. */
export interface Payment {
  readonly originalTransactionId: string;
  readonly productId: string;
  readonly sandbox: boolean;
}

/** How settling ended: with the paid bill, or with why nothing was written. */
export type Settlement =
  | { readonly settled: true; readonly bill: StoredBill }
  | { readonly settled: false; readonly reason: "spent" | "revoked" | "no-bill" };

/** Payments, each spent on one bill. */
export class PaymentStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #bills: CollectionReference<BillDocument>;
  readonly #transactions: CollectionReference<TransactionDocument>;
  readonly #turns = new Turns();

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#bills = typedCollection(db, "bills", billDocument);
    this.#transactions = typedCollection(db, "transactions", transactionDocument);
  }

  /** How a payment was settled before; undefined for one that is not spent. */
  async find(originalTransactionId: string, uid: string): Promise<Settlement | undefined> {
    const spent = (await this.#transactions.doc(originalTransactionId).get()).data();
    if (spent === undefined) return undefined;
    return this.#earlier(spent, uid, async (id) => (await this.#bills.doc(id).get()).data());
  }

  /**
   * Spends a payment on the user's newest open bill of its product: bill, programmes and transaction are one
   * Firestore transaction. One that the user spent before answers with its bill again.
   *
   * The bill is found first, and read again by its id in the transaction: a query there would lock more than what it
   * finds. Where the bill was closed in between, the next one is looked for.
   */
  settle(payment: Payment, uid: string, now: number): Promise<Settlement> {
    return this.#turns.take(uid, async () => {
      for (;;) {
        const billId = await this.#newestOpen(uid, payment.productId);
        const settlement = await this.#db.runTransaction(
          (transaction) => this.#settleIn(transaction, { payment, uid, billId, now }),
          IN_TURN,
        );
        if (settlement !== undefined) return settlement;
      }
    });
  }

  /** Settles a payment with a bill, or without one; undefined, and nothing is written, where the bill is not open. */
  async #settleIn(
    transaction: Transaction,
    { payment, uid, billId, now }: SettlementRequest,
  ): Promise<Settlement | undefined> {
    const { originalTransactionId, productId, sandbox } = payment;
    await this.#guard.admit(transaction, uid);
    const ref = this.#transactions.doc(originalTransactionId);
    const spent = (await transaction.get(ref)).data();
    if (spent !== undefined) {
      return this.#earlier(spent, uid, async (id) => (await transaction.get(this.#bills.doc(id))).data());
    }
    if (billId === undefined) return { settled: false, reason: "no-bill" };
    const bill = (await transaction.get(this.#bills.doc(billId))).data();
    if (bill?.status !== "created") return undefined;
    const lengths = new Map(Object.entries(bill.programOpenLengthMillis));
    const ledger = await ProgrammeLedger.read(this.#db, transaction, uid, [...lengths.keys()]);
    const grants = ledger.grant(lengths, now);
    transaction.update(this.#bills.doc(billId), { status: "success" });
    transaction.create(ref, {
      userId: uid,
      billId,
      productId,
      sandbox,
      settledAt: now,
      grants,
      revokedAt: null,
    });
    return { settled: true, bill: { id: billId, ...bill, status: "success" } };
  }

  /**
   * Takes back what a payment opened and cancels its bill, once. False where there is nothing to take back: a payment
   * that was never spent here, or whose grants were taken back before.
   */
  async revoke(originalTransactionId: string, reason: string, now: number): Promise<boolean> {
    const ref = this.#transactions.doc(originalTransactionId);
    return this.#db.runTransaction(async (transaction) => {
      const spent = (await transaction.get(ref)).data();
      if (spent === undefined || spent.revokedAt !== null) return false;
      const { userId, billId, grants } = spent;
      if (userId !== null) {
        const bill = await transaction.get(this.#bills.doc(billId));
        const programIds = grants.map(({ programId }) => programId);
        const ledger = await ProgrammeLedger.read(this.#db, transaction, userId, programIds);
        ledger.revoke(grants, now);
        if (bill.exists) transaction.update(bill.ref, { status: "cancelled", failReason: reason });
      }
      transaction.update(ref, { revokedAt: now });
      return true;
    }, IN_TURN);
  }

  async #earlier(
    spent: TransactionDocument,
    uid: string,
    readBill: (id: string) => Promise<BillDocument | undefined>,
  ): Promise<Settlement> {
    if (spent.userId !== uid) return { settled: false, reason: "spent" };
    if (spent.revokedAt !== null) return { settled: false, reason: "revoked" };
    const bill = await readBill(spent.billId);
    if (bill === undefined) throw new Error(`bill ${spent.billId} of a spent payment is missing`);
    return { settled: true, bill: { id: spent.billId, ...bill } };
  }

  /** The bill's id. Needs the index (userId, status, product.iosIap.productIdentifier, regTime descending). */
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
  /** The bill to pay; undefined where the user has no open one of the product. */
  readonly billId: string | undefined;
  readonly now: number;
}
