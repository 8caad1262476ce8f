import { seoulDay } from "../time.ts";

/**
 * Problems of a purchase that the App Store or the verification of its signature reports. The numbers are those of
 * https://developer.apple.com/documentation/appstorereceipts/status; clients and support use them.
 */
export type ReceiptProblem =
  | "request-not-post"
  | "status-no-longer-sent"
  | "malformed-data"
  | "not-authenticated"
  | "shared-secret-mismatch"
  | "server-unavailable"
  | "subscription-expired"
  | "sandbox-receipt-in-production"
  | "production-receipt-in-sandbox"
  | "internal-data-access"
  | "account-not-found"
  | "unknown";

interface ReceiptStatus {
  /** 21000 to 21199. */
  readonly status: number;
  readonly problem: ReceiptProblem;
  /** Whether a later retry may succeed. */
  readonly passing: boolean;
}

const FIRST = 21_000;
const LAST = 21_199;

/** From here to the last, Apple calls each an internal data access error. */
const FIRST_INTERNAL = 21_100;

const NAMED: ReadonlyMap<number, ReceiptProblem> = new Map([
  [21_000, "request-not-post"],
  [21_001, "status-no-longer-sent"],
  [21_002, "malformed-data"],
  [21_003, "not-authenticated"],
  [21_004, "shared-secret-mismatch"],
  [21_005, "server-unavailable"],
  [21_006, "subscription-expired"],
  [21_007, "sandbox-receipt-in-production"],
  [21_008, "production-receipt-in-sandbox"],
  [21_009, "internal-data-access"],
  [21_010, "account-not-found"],
]);

const PASSING: ReadonlySet<ReceiptProblem> = new Set(["server-unavailable", "internal-data-access"]);

/** What a status number means; undefined for one outside the list's range, as for 0, which is success. */
export function receiptStatus(status: number): ReceiptStatus | undefined {
  if (!Number.isInteger(status) || status < FIRST || status > LAST) return undefined;
  const problem = status >= FIRST_INTERNAL ? "internal-data-access" : (NAMED.get(status) ?? "unknown");
  return { status, problem, passing: PASSING.has(problem) };
}

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9 as YYYY.M.D, as a bill prints it. */
export function printedBillDay(instant: number): string {
  return seoulDay(instant).split("-").map(Number).join(".");
}
