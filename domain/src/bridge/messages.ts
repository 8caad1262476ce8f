import * as z from "zod/mini";
import { documentId, originalTransactionId, productIdentifier } from "../api/fields.ts";
import { parseJson } from "../text/json.ts";
import { readAnswer, type ShellAnswer, TRANSACTION_REFUSALS } from "./purchase-answers.ts";

// Messages between the web app and the native shell that shows it: JSON with a type, data and a hash that both know. A
// request has an id as well, which the answer repeats. docs/native-shell.md describes them for the shell.

const empty = z.object({});

const requestId = z.string().check(z.minLength(1), z.maxLength(64));

/** Requests to the shell: each is answered by `purchase-answers.ts`. */
const productInfoRequest = z.object({
  type: z.literal("purchase/getProductInfo"),
  id: requestId,
  data: z.object({ productIdentifier }),
});

const purchaseRequest = z.object({
  type: z.literal("purchase/requestPurchase"),
  id: requestId,
  /** With `appAccountToken` the transaction belongs to one user. */
  data: z.object({ billId: documentId, productIdentifier, appAccountToken: z.guid() }),
});

/** Messages to the shell. */
export const outboundMessage = z.discriminatedUnion("type", [
  /** The app runs and listens. */
  z.object({ type: z.literal("boot/appCreated"), data: empty }),
  /** A user has signed in. */
  z.object({ type: z.literal("auth/loggedIn"), data: empty }),
  /** A page is shown. `routeName` is the pattern of its route, such as `/voucher/:packageId`. */
  z.object({
    type: z.literal("webview/setCurrentURL"),
    data: z.object({ routeName: z.string(), path: z.string(), search: z.string() }),
  }),
  productInfoRequest,
  purchaseRequest,
  /** What came of a paid transaction: without an error the shell finishes it, else it keeps it. */
  z.object({
    type: z.literal("purchase/processIosIapPurchase"),
    data: z.object({ transactionId: z.optional(originalTransactionId) }),
    error: z.optional(z.enum(TRANSACTION_REFUSALS)),
  }),
]);

export type OutboundMessage = z.output<typeof outboundMessage>;

/** A request to the shell, before it has an id. */
export type ShellRequest =
  | Omit<z.output<typeof productInfoRequest>, "id">
  | Omit<z.output<typeof purchaseRequest>, "id">;

/** Messages from the shell that answer nothing. */
const inboundMessage = z.discriminatedUnion("type", [
  /** The system the shell runs on, such as `ios`. */
  z.object({ type: z.literal("boot/setOS"), data: z.object({ os: z.string().check(z.minLength(1)) }) }),
  /** The user has signed out in the shell. */
  z.object({ type: z.literal("auth/signOut"), data: empty }),
  /** A paid transaction that is not finished: one of an earlier start, or one that was approved later. */
  z.object({
    type: z.literal("purchase/processIosIapPurchase"),
    data: z.object({ transactionId: originalTransactionId }),
  }),
]);

export type InboundMessage = z.output<typeof inboundMessage>;

/** A sender's mistake that is reported. */
type Mistake = "data.os is missing" | "data.transactionId is missing" | "invalid hash";

/**
 * A received message. `refused` names the sender's mistake. What is not for the app, or has a wrong hash, is `ignored`; only
 * for a purchase a wrong hash is a mistake that is reported.
 */
export type ReceivedMessage =
  | { readonly kind: "message"; readonly message: InboundMessage }
  | { readonly kind: "answer"; readonly id: string; readonly answer: ShellAnswer }
  | { readonly kind: "refused"; readonly type: string; readonly problem: Mistake }
  | { readonly kind: "ignored" };

const envelope = z.object({
  type: z.string(),
  id: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  hash: z.optional(z.unknown()),
});

const PURCHASE = /^purchase\//;

/** Mistakes in the data of a message that has the right type and hash. */
const MISSING: Readonly<Partial<Record<string, Mistake>>> = {
  "boot/setOS": "data.os is missing",
  "purchase/processIosIapPurchase": "data.transactionId is missing",
};

export function writeMessage(message: OutboundMessage, hash: string): string {
  return JSON.stringify({ ...message, hash });
}

/** Reads a message from the shell: JSON, or the object itself. Never throws. */
export function readMessage(received: unknown, hash: string): ReceivedMessage {
  const parsed = z.safeParse(envelope, typeof received === "string" ? parseJson(received) : received);
  if (!parsed.success) return { kind: "ignored" };
  const { type, id, data = {}, error, hash: senderHash } = parsed.data;
  if (senderHash !== hash) {
    return PURCHASE.test(type) ? { kind: "refused", type, problem: "invalid hash" } : { kind: "ignored" };
  }
  const answered = z.safeParse(requestId, id);
  const answer = answered.success ? readAnswer(type, data, error) : undefined;
  if (answered.success && answer !== undefined) return { kind: "answer", id: answered.data, answer };
  const message = z.safeParse(inboundMessage, { type, data });
  if (message.success) return { kind: "message", message: message.data };
  const problem = MISSING[type];
  return problem === undefined ? { kind: "ignored" } : { kind: "refused", type, problem };
}
