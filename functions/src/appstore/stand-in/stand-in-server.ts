import { sign } from "node:crypto";
import type { SigningChain } from "./certificates.ts";

export const STAND_IN_BUNDLE_ID = "local.stand-in.app";

/** A purchase at the stand-in; times in milliseconds since the epoch. */
export interface StandInPurchase {
  readonly productId: string;
  readonly appAccountToken: string | null;
  readonly purchaseDate: number;
  readonly revocationDate: number | null;
  /** 1 by default. */
  readonly quantity?: number | undefined;
  /** Paid by a member of the family; not by default. */
  readonly familyShared?: boolean | undefined;
}

export type FindPurchase = (transactionId: string) => Promise<StandInPurchase | undefined>;

/** The transaction payload that the App Store signs. */
export function transactionPayload(transactionId: string, purchase: StandInPurchase): object {
  return {
    transactionId,
    originalTransactionId: transactionId,
    bundleId: STAND_IN_BUNDLE_ID,
    productId: purchase.productId,
    purchaseDate: purchase.purchaseDate,
    originalPurchaseDate: purchase.purchaseDate,
    quantity: purchase.quantity ?? 1,
    type: "Non-Renewing Subscription",
    inAppOwnershipType: purchase.familyShared === true ? "FAMILY_SHARED" : "PURCHASED",
    signedDate: Date.now(),
    environment: "Sandbox",
    ...(purchase.appAccountToken === null ? {} : { appAccountToken: purchase.appAccountToken }),
    ...(purchase.revocationDate === null
      ? {}
      : { revocationDate: purchase.revocationDate, revocationReason: 0 }),
  };
}

const TRANSACTION_PATH = /^\/inApps\/v1\/transactions\/(\d+)$/;

/**
 * Responds like the App Store Server API
 * (https://developer.apple.com/documentation/appstoreserverapi/get-transaction-info).
 */
export async function handleStandInRequest(
  { method, path }: { readonly method: string; readonly path: string },
  chain: SigningChain,
  find: FindPurchase,
): Promise<Response> {
  const id = method === "GET" ? TRANSACTION_PATH.exec(path)?.[1] : undefined;
  if (id === undefined) return errorResponse(404, 4_040_000, "The stand-in has no such path.");
  const purchase = await find(id);
  if (purchase === undefined) return errorResponse(404, 4_040_010, "Transaction id not found.");
  return Response.json({ signedTransactionInfo: signPayload(chain, transactionPayload(id, purchase)) });
}

function errorResponse(status: number, errorCode: number, errorMessage: string): Response {
  return Response.json({ errorCode, errorMessage }, { status });
}

/** Signs like the App Store: a JWS with ES256 whose header contains the certificates. */
export function signPayload(chain: SigningChain, payload: object): string {
  const content = `${base64Url({ alg: "ES256", x5c: chain.x5c })}.${base64Url(payload)}`;
  const signature = sign("sha256", Buffer.from(content), { key: chain.leafKey, dsaEncoding: "ieee-p1363" });
  return `${content}.${signature.toString("base64url")}`;
}

function base64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
