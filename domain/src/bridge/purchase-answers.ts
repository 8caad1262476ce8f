import * as z from "zod/mini";
import { localizedPrice, originalTransactionId } from "../api/fields.ts";

/**
 * Why the shell has no answer: the user cancelled; the purchase waits for approval and may be paid later; the App
 * Store could not be reached; anything else.
 */
export const SHELL_PROBLEMS = ["cancelled", "pending", "unavailable", "failed"] as const;

export type ShellProblem = (typeof SHELL_PROBLEMS)[number];

/**
 * Why the app could not use a transaction: the message had a wrong hash; nobody is signed in (send it again after
 * `auth/loggedIn`); the server could not be reached (again at the next start); the server refuses it.
 */
export const TRANSACTION_REFUSALS = ["invalid hash", "unauthenticated", "unavailable", "refused"] as const;

export type TransactionRefusal = (typeof TRANSACTION_REFUSALS)[number];

/** What the shell says to a request: the price, or the transaction's id. */
export type ShellAnswer =
  | { readonly type: AnsweredType; readonly ok: true; readonly value: string }
  | { readonly type: AnsweredType; readonly ok: false; readonly problem: ShellProblem };

/** Types of requests. */
export type AnsweredType = "purchase/getProductInfo" | "purchase/requestPurchase";

const productInfo = z.object({ localizedPrice });

const transaction = z.object({ transactionId: originalTransactionId });

const problemSchema = z.enum(SHELL_PROBLEMS);

/** Reads an answer to a request of this type; undefined where the type is not one of a request. */
export function readAnswer(type: string, data: unknown, error: unknown): ShellAnswer | undefined {
  switch (type) {
    case "purchase/getProductInfo": {
      const parsed = z.safeParse(productInfo, data);
      if (error === undefined && parsed.success) return { type, ok: true, value: parsed.data.localizedPrice };
      return { type, ok: false, problem: problemOf(error) };
    }
    case "purchase/requestPurchase": {
      const parsed = z.safeParse(transaction, data);
      if (error === undefined && parsed.success) return { type, ok: true, value: parsed.data.transactionId };
      return { type, ok: false, problem: problemOf(error) };
    }
    default:
      return undefined;
  }
}

/** An unknown error, and an answer without the data it needs, are a failure: the request must not stay open. */
function problemOf(error: unknown): ShellProblem {
  const parsed = z.safeParse(problemSchema, error);
  return parsed.success ? parsed.data : "failed";
}
