import type { ErrorCode } from "@mindle/domain/api/errors";
import type { Bill } from "@mindle/domain/api/purchase";
import type { TransactionRefusal } from "@mindle/domain/bridge/purchase-answers";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { packageSlugOf } from "@mindle/domain/catalogue/package-id";
import { ApiError } from "../api/api-error.ts";
import { createListeners } from "../browser/listeners.ts";
import { within } from "../browser/within.ts";
import type { UnfinishedPurchase } from "../storage/schema.ts";
import type { StoredValue } from "../storage/stored-value.ts";
import type { AskShell } from "./bridge.ts";
import {
  nextState,
  type PurchaseEvent,
  type PurchaseProblem,
  type PurchaseState,
  READY,
} from "./purchase-state.ts";

/** How long the shell may take to name a price, in milliseconds. The purchase itself takes as long as the user does. */
const PRICE_TIMEOUT_MS = 20_000;

/** How long an accepted payment waits for what it opened to be read, in milliseconds, before it is said to be done. */
const RELOAD_MS = 5_000;

/** Codes after which the server will not accept the payment later either. */
const REFUSALS: readonly ErrorCode[] = [
  "invalid-argument",
  "not-found",
  "failed-precondition",
  "permission-denied",
  "already-exists",
];

/** What a bill is made of. */
type BillTerms = Pick<UnfinishedPurchase, "packageId" | "productIdentifier" | "localizedPrice">;

/** A bill that is to be paid. */
interface OpenBill {
  readonly purchase: UnfinishedPurchase & { readonly billId: string };
  readonly appAccountToken: string;
}

/** What is tracked of a purchase. */
export type PurchaseTrace =
  | "purchase_request"
  | "purchase_bill"
  | "purchase_success"
  | "purchase_cancel"
  | "purchase_fail";

export interface PurchaseDeps {
  readonly ask: AskShell;
  /** Tells the shell that a transaction is settled, which it did not send to {@link Purchases.settleTransaction}. */
  readonly finish: (transactionId: string) => void;
  /** Waits until Auth has answered; undefined for a visitor. Rejects where it does not answer. */
  readonly uid: () => Promise<string | undefined>;
  readonly findPackage: (slug: string) => Promise<Pick<CatalogPackage, "id" | "ios"> | null>;
  readonly createBill: (
    terms: BillTerms,
    uid: string,
  ) => Promise<{ readonly id: string; readonly appAccountToken: string }>;
  readonly processPayment: (transactionId: string, uid: string) => Promise<Bill>;
  readonly failBill: (billId: string, reason: string, uid: string) => Promise<unknown>;
  /** Refetches the user's data after a payment was accepted. Never rejects. */
  readonly onSettled: (uid: string) => Promise<void>;
  /** Tells the user that a payment was accepted that nothing on the screen waits for. */
  readonly announce: () => void;
  readonly track: (name: PurchaseTrace, slug: string, problem?: PurchaseProblem) => void;
  /** Reports what went wrong, for the log. */
  readonly report: (what: string, error: unknown) => void;
  readonly unfinished: Pick<StoredValue<UnfinishedPurchase | undefined>, "read" | "write">;
}

/**
 * Purchases through the shell, one at a time. A purchase goes through three calls: `createBill` on the server, the payment in the
 * shell, `processPayment` on the server. {@link buy} makes all three. Where a page is left in between, {@link resume} makes the last
 * one at the next start. {@link settleTransaction} makes it for a payment that the shell sends by itself.
 */
export class Purchases {
  readonly #deps: PurchaseDeps;
  readonly #listeners = createListeners();
  /** Transactions that are being settled or were, with their results. */
  readonly #settled = new Map<string, Promise<PurchaseProblem | undefined>>();
  /** The package whose purchase was pressed and is in progress, while its sheet waits for the result. */
  #awaited: string | undefined;
  #state = READY;

  constructor(deps: PurchaseDeps) {
    this.#deps = deps;
  }

  readonly state = (): PurchaseState => this.#state;

  /** Calls `listener` after each change; returns the function that ends this. */
  readonly subscribe = this.#listeners.subscribe;

  /** The store's price of a package. Rejects where it is not known. */
  async priceOf(slug: string): Promise<string> {
    return (await this.#termsOf(slug)).localizedPrice;
  }

  /** Buys a package, if nothing is being bought. What is paid already is settled instead. Never rejects. */
  async buy(slug: string): Promise<void> {
    this.#awaited = slug;
    if (this.#state.status !== "ready") return;
    this.#dispatch({ type: "start", slug });
    const problem = await this.#pay(slug);
    this.#awaited = undefined;
    if (problem === undefined) {
      // The payment may have been settled before this purchase.
      this.#dispatch({ type: "settled", slug });
      return;
    }
    this.#deps.track(problem === "cancelled" ? "purchase_cancel" : "purchase_fail", slug, problem);
    this.#dispatch({ type: "failed", slug, problem });
  }

  /** Clears the result of the last purchase. */
  readonly dismiss = (): void => this.#dispatch({ type: "dismiss" });

  /** Called when the screen of a purchase is left: a payment that is accepted then is announced. */
  readonly leave = (): void => {
    this.#awaited = undefined;
  };

  /** Settles a payment that the shell sends, once; resolves to why it cannot be accepted. Never rejects. */
  async settleTransaction(transactionId: string): Promise<TransactionRefusal | undefined> {
    try {
      const uid = await this.#deps.uid();
      if (uid === undefined) return "unauthenticated";
      const problem = await this.#settleOnce(transactionId, uid);
      if (problem === undefined) return undefined;
      return problem === "unsettled" ? "unavailable" : "refused";
    } catch (error) {
      this.#deps.report("a transaction was not processed", error);
      return "unavailable";
    }
  }

  /**
   * Goes on with what an earlier page left: a payment that was not accepted yet, or a failure that was not reported. A payment is
   * a purchase under way meanwhile, so that nobody is asked to pay again. Resolves to why it could not be accepted.
   */
  async resume(uid: string): Promise<PurchaseProblem | undefined> {
    const purchase = this.#unfinishedOf(uid);
    if (purchase === undefined) return undefined;
    const { slug, transactionId, failReason } = purchase;
    if (transactionId !== null) {
      this.dismiss();
      this.#dispatch({ type: "start", slug });
      const problem = await this.#settleEarlier(transactionId, uid);
      if (problem !== undefined) this.#dispatch({ type: "failed", slug, problem });
      return problem;
    }
    if (failReason !== null) await this.#cancelBill(purchase, failReason);
    return undefined;
  }

  #dispatch(event: PurchaseEvent): void {
    const next = nextState(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    this.#listeners.notify();
  }

  #unfinishedOf(uid: string): UnfinishedPurchase | undefined {
    const stored = this.#deps.unfinished.read();
    return stored?.uid === uid ? stored : undefined;
  }

  /** Makes the bill, asks the shell for the payment, and settles it. */
  async #pay(slug: string): Promise<PurchaseProblem | undefined> {
    let bill: OpenBill;
    try {
      const uid = await this.#deps.uid();
      if (uid === undefined) return "not-started";
      const earlier = this.#unfinishedOf(uid);
      if (earlier?.slug === slug && earlier.transactionId !== null) {
        return await this.#settleEarlier(earlier.transactionId, uid);
      }
      bill = await this.#createBill(slug, uid);
    } catch (error) {
      this.#deps.report("a purchase did not start", error);
      return "not-started";
    }
    const { purchase, appAccountToken } = bill;
    const { uid, billId, productIdentifier } = purchase;
    const data = { billId, productIdentifier, appAccountToken };
    const answer = await this.#deps.ask({ type: "purchase/requestPurchase", data });
    if (answer.ok) {
      if (this.#unfinishedOf(uid)?.billId === billId) {
        this.#deps.unfinished.write({ ...purchase, transactionId: answer.value });
      }
      return this.#settleOnce(answer.value, uid);
    }
    if (answer.problem === "pending") return "pending";
    await this.#cancelBill(purchase, answer.problem);
    return answer.problem === "cancelled" ? "cancelled" : "store";
  }

  async #createBill(slug: string, uid: string): Promise<OpenBill> {
    const { createBill, unfinished, track } = this.#deps;
    track("purchase_request", slug);
    const terms = await this.#termsOf(slug);
    const { id, appAccountToken } = await createBill(terms, uid);
    const purchase = { uid, slug, ...terms, billId: id, transactionId: null, failReason: null };
    unfinished.write(purchase);
    track("purchase_bill", slug);
    return { purchase, appAccountToken };
  }

  /** Settles a payment of an earlier try, which the shell does not know to be settled. */
  async #settleEarlier(transactionId: string, uid: string): Promise<PurchaseProblem | undefined> {
    const problem = await this.#settleOnce(transactionId, uid);
    if (problem === undefined) this.#deps.finish(transactionId);
    return problem;
  }

  #settleOnce(transactionId: string, uid: string): Promise<PurchaseProblem | undefined> {
    const key = `${uid} ${transactionId}`;
    const known = this.#settled.get(key);
    if (known !== undefined) return known;
    const result = this.#settle(transactionId, uid).then((problem) => {
      if (problem !== undefined) this.#settled.delete(key);
      return problem;
    });
    this.#settled.set(key, result);
    return result;
  }

  async #settle(transactionId: string, uid: string): Promise<PurchaseProblem | undefined> {
    let bill: Bill;
    try {
      bill = await this.#processPayment(transactionId, uid);
    } catch (error) {
      if (!isRefusal(error)) return "unsettled";
      const purchase = this.#unfinishedOf(uid);
      if (purchase?.transactionId === transactionId) await this.#cancelBill(purchase, error.code);
      return error.code === "permission-denied" ? "not-theirs" : "refused";
    }
    const slug = packageSlugOf(bill.item.packageInfo.id);
    const isNew = this.#unfinishedOf(uid)?.billId === bill.id;
    if (isNew) {
      this.#deps.unfinished.write(undefined);
      this.#deps.track("purchase_success", slug);
    }
    // What it opened is there when the purchase is done; the page that comes then would lack it.
    await within(this.#deps.onSettled(uid), RELOAD_MS).catch(() => undefined);
    const isAwaited = this.#awaited === slug;
    this.#dispatch({ type: "settled", slug });
    // They may have signed out meanwhile.
    const present = await this.#deps.uid().catch(() => undefined);
    if (isNew && !isAwaited && present === uid) this.#deps.announce();
    return undefined;
  }

  /** Has the server accept a payment for its bill, or a new bill: it is cancelled where the store had reported a failure before. */
  async #processPayment(transactionId: string, uid: string): Promise<Bill> {
    const { processPayment, createBill, unfinished } = this.#deps;
    try {
      return await processPayment(transactionId, uid);
    } catch (error) {
      const purchase = this.#unfinishedOf(uid);
      const lacksBill = error instanceof ApiError && error.code === "not-found" && purchase?.billId === null;
      if (!lacksBill) throw error;
      unfinished.write({ ...purchase, transactionId });
      const { packageId, productIdentifier, localizedPrice } = purchase;
      const { id } = await createBill({ packageId, productIdentifier, localizedPrice }, uid);
      unfinished.write({ ...purchase, billId: id, transactionId });
      return processPayment(transactionId, uid);
    }
  }

  /** Cancels the bill of a payment that failed, now or at the next start. */
  async #cancelBill(purchase: UnfinishedPurchase, reason: string): Promise<void> {
    const { billId, uid } = purchase;
    const { unfinished, failBill } = this.#deps;
    const failed = { ...purchase, transactionId: null };
    if (billId === null) {
      unfinished.write(failed);
      return;
    }
    unfinished.write({ ...failed, failReason: reason });
    try {
      await failBill(billId, reason, uid);
    } catch (error) {
      this.#deps.report("the failure of a purchase was not reported", error);
      if (!isRefusal(error)) return;
    }
    if (this.#unfinishedOf(uid)?.billId === billId) {
      unfinished.write({ ...failed, failReason: null, billId: null });
    }
  }

  /** What a package is sold as, with the store's price. Rejects where that is not known. */
  async #termsOf(slug: string): Promise<BillTerms> {
    const { findPackage, ask } = this.#deps;
    const sold = await findPackage(slug);
    if (sold === null) throw new Error(`there is no package ${slug}`);
    const data = { productIdentifier: sold.ios.productIdentifier };
    const answer = await ask({ type: "purchase/getProductInfo", data }, PRICE_TIMEOUT_MS);
    if (!answer.ok) throw new Error(`the store named no price: ${answer.problem}`);
    return { packageId: sold.id, ...data, localizedPrice: answer.value };
  }
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.includes(error.code);
}
