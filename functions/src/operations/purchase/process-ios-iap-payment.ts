import { AppError } from "../../app-error.ts";
import { type AppStore, AppStoreError, type StoreTransaction } from "../../appstore/app-store.ts";
import { paymentRefusal } from "../../policies/payment.ts";
import type { Settlement } from "../../store/purchase/payments.ts";
import type { Handler } from "../handler.ts";
import { presentBill } from "./bills.ts";

export const processIosIapPayment: Handler<"processIosIapPayment"> = async (
  { originalTransactionId },
  { uid },
  deps,
) => {
  // A repeated call needs no request to the App Store.
  const earlier = await deps.store.payments.find(originalTransactionId, uid);
  if (earlier !== undefined) return presentSettlement(earlier);
  const transaction = await loadTransaction(deps.appStore, originalTransactionId);
  const refusal = paymentRefusal(transaction, uid);
  if (refusal === "not-theirs") {
    throw new AppError("permission-denied", "The purchase was made for another account.");
  }
  if (refusal === "family-shared") {
    throw new AppError(
      "permission-denied",
      "The purchase is a family member's: a programme opens for who paid.",
    );
  }
  if (refusal === "revoked") throw revoked();
  return presentSettlement(await deps.store.payments.settle(transaction, uid, deps.now()));
};

async function loadTransaction(appStore: AppStore, originalTransactionId: string): Promise<StoreTransaction> {
  let transaction: StoreTransaction | undefined;
  try {
    transaction = await appStore.transaction(originalTransactionId);
  } catch (error) {
    if (!(error instanceof AppStoreError)) throw error;
    throw error.transient
      ? new AppError("unavailable", `The App Store could not be reached (${error.status}). Please try again.`)
      : new AppError("failed-precondition", `The purchase could not be verified (${error.status}).`);
  }
  if (transaction === undefined) throw new AppError("not-found", "The App Store knows no such purchase.");
  return transaction;
}

function presentSettlement(settlement: Settlement) {
  if (settlement.settled) return presentBill(settlement.bill);
  switch (settlement.reason) {
    case "spent":
      throw new AppError("already-exists", "The purchase has been used already.");
    case "revoked":
      throw revoked();
    case "no-bill":
      throw new AppError("not-found", "There is no open bill for the purchased product.");
  }
}

function revoked(): AppError {
  return new AppError("failed-precondition", "The purchase was refunded.");
}
