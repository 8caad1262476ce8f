import type { Firestore, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type AccountGuard, accountClosed, GuardedStore } from "../accounts/account-guard.ts";
import { CONTENDED, typedCollection } from "../firestore/collection.ts";
import { KeyedQueue } from "../firestore/keyed-queue.ts";
import type { ContentStore } from "../programme/content.ts";
import { type BillDocument, billDocument, type StoredBill } from "./bills.ts";
import { GrantWriter } from "./grants.ts";

/**
 * A payment that settled a bill, or about which the App Store sent a notification before; kept as
 * `transactions/{originalTransactionId}`, so that it cannot be used again.
 */
const transactionDocument = z.object({
  /** Null once the user is deleted, and without a bill. */
  userId: z.nullable(z.string()),
  /** The settled bill; null without one. */
  billId: z.nullable(z.string()),
  productId: z.string(),
  /** How many of the product were paid for at once. */
  quantity: z._default(z.int().check(z.minimum(1)), 1),
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
  /** The signedDate of the newest notification that was handled, in milliseconds since the epoch; 0 without one. */
  notifiedAt: z._default(z.int(), 0),
});

type TransactionDocument = z.output<typeof transactionDocument>;

export interface Payment {
  readonly originalTransactionId: string;
  readonly productId: string;
  /** How many of the product were paid for at once: its programmes open as many times as long. */
  readonly quantity: number;
  readonly sandbox: boolean;
}

/** A notification of the App Store that changes what a payment opens. */
export interface PaymentChange {
  readonly payment: Payment;
  /** When the App Store signed it, in milliseconds since the epoch. */
  readonly signedDate: number;
}

/** Result of settling a payment: the paid bill, or why nothing was written. */
export type Settlement =
  | { readonly settled: true; readonly bill: StoredBill }
  | { readonly settled: false; readonly reason: "spent" | "revoked" | "no-bill" };

/** Payments, each of which settles one bill. */
export class PaymentStore extends GuardedStore {
  readonly #content: ContentStore;
  readonly #bills = typedCollection(this.db, "bills", billDocument);
  readonly #transactions = typedCollection(this.db, "transactions", transactionDocument);
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard, content: ContentStore) {
    super(db, guard);
    this.#content = content;
  }

  /** The earlier settlement of a payment; undefined for a new payment. */
  async find(originalTransactionId: string, uid: string): Promise<Settlement | undefined> {
    const spent = (await this.#transactions.doc(originalTransactionId).get()).data();
    if (spent === undefined || isUnspent(spent)) return undefined;
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
        const settlement = await this.db.runTransaction(
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
    const { originalTransactionId, productId, quantity, sandbox } = payment;
    await this.guard.requireActive(transaction, uid);
    const ref = this.#transactions.doc(originalTransactionId);
    const spent = (await transaction.get(ref)).data();
    if (spent !== undefined && !isUnspent(spent)) {
      return this.#earlier(spent, uid, async (id) => (await transaction.get(this.#bills.doc(id))).data());
    }
    if (billId === undefined) return { settled: false, reason: "no-bill" };
    const bill = (await transaction.get(this.#bills.doc(billId))).data();
    if (bill?.status !== "created") return undefined;
    const lengths = new Map(
      Object.entries(bill.programOpenLengthMillis).map(([id, millis]) => [id, millis * quantity]),
    );
    const programIds = [...lengths.keys()];
    const [writer, versions] = await Promise.all([
      GrantWriter.read(this.db, transaction, uid, programIds),
      this.#content.newestVersions(programIds),
    ]);
    const grants = writer.grant({ lengths, versions }, now);
    const paid = { status: "success", ...(quantity > 1 && { quantity }) } as const;
    transaction.update(this.#bills.doc(billId), paid);
    transaction.set(ref, {
      userId: uid,
      billId,
      productId,
      quantity,
      sandbox,
      settledAt: now,
      grants,
      revokedAt: null,
      revokedMillis: {},
      notifiedAt: spent?.notifiedAt ?? 0,
    });
    return { settled: true, bill: { id: billId, ...bill, ...paid } };
  }

  /**
   * Revokes the grants of a refunded payment and cancels its bill. A payment that has not settled a bill can no longer do
   * so: the App Store may have confirmed it just before the refund. Idempotent.
   */
  revoke(change: PaymentChange, reason: string, now: number): Promise<void> {
    return this.#changeOnce(change, async (transaction, known) => {
      if (known.revokedAt !== null) return {};
      const paid = await this.#readPaid(transaction, known);
      const revoked = paid?.writer.revoke(known.grants, now);
      if (paid !== undefined) transaction.update(paid.bill, { status: "cancelled", failReason: reason });
      return { revokedAt: now, revokedMillis: Object.fromEntries(revoked ?? []) };
    });
  }

  /** Undoes `revoke` after a reversed refund: gives back the time that was taken away, from now on. Idempotent. */
  restore(change: PaymentChange, now: number): Promise<void> {
    return this.#changeOnce(change, async (transaction, known) => {
      if (known.revokedAt === null) return {};
      const paid = await this.#readPaid(transaction, known);
      const lengths = new Map(Object.entries(known.revokedMillis));
      // The payment gave the programme a version.
      const restored = paid?.writer.grant({ lengths, versions: new Map() }, now) ?? [];
      if (paid !== undefined) transaction.update(paid.bill, { status: "success", failReason: null });
      const kept = known.grants.filter(({ programId }) => !lengths.has(programId));
      return { revokedAt: null, revokedMillis: {}, grants: [...kept, ...restored] };
    });
  }

  /**
   * Changes a payment's document, unless this notification or one that was signed later was handled before: the App Store
   * repeats what was not answered for days, in any order.
   */
  async #changeOnce(
    { payment, signedDate }: PaymentChange,
    change: (transaction: Transaction, known: TransactionDocument) => Promise<Partial<TransactionDocument>>,
  ): Promise<void> {
    const ref = this.#transactions.doc(payment.originalTransactionId);
    await this.db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data() ?? unspent(payment);
      if (signedDate <= known.notifiedAt) return;
      transaction.set(ref, { ...known, ...(await change(transaction, known)), notifiedAt: signedDate });
    }, CONTENDED);
  }

  /** The bill and the programmes of a payment; undefined where its user is deleted. */
  async #readPaid(transaction: Transaction, { userId, billId, grants }: TransactionDocument) {
    if (userId === null || billId === null) return undefined;
    const bill = await transaction.get(this.#bills.doc(billId));
    const programIds = grants.map(({ programId }) => programId);
    const writer = await GrantWriter.read(this.db, transaction, userId, programIds);
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
    // The user is being deleted: the bill went before the payment's user.
    if (bill === undefined) throw accountClosed();
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

/** The document of a payment that has not settled a bill. */
function unspent({ productId, quantity, sandbox }: Payment): TransactionDocument {
  const unused = { userId: null, billId: null, settledAt: null, grants: [] };
  return { ...unused, productId, quantity, sandbox, revokedAt: null, revokedMillis: {}, notifiedAt: 0 };
}

function isUnspent({ billId, revokedAt }: TransactionDocument): boolean {
  return billId === null && revokedAt === null;
}
