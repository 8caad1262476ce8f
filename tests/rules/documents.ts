import { PUBLIC_COLLECTIONS } from "@mindle/domain/catalogue/paths";
import type { Caller } from "./support.ts";

/** A document that exists in every test, and the callers that may read it. */
export interface DocumentAccess {
  readonly path: string;
  readonly get: readonly Caller[];
  /** Callers that may list its collection. */
  readonly list: readonly Caller[];
  readonly data: Readonly<Record<string, unknown>>;
}

const EVERY_CALLER: readonly Caller[] = ["signedOut", "owner", "other"];
const NONE: readonly Caller[] = [];

function document(path: string, get: readonly Caller[], list = get, data = {}): DocumentAccess {
  return { path, get, list, data: { userId: "owner", ...data } };
}

/** One document for each path of the data model, and some at unknown paths. */
export const DOCUMENTS: readonly DocumentAccess[] = [
  ...PUBLIC_COLLECTIONS.map((name) => document(`content/local/${name}/one`, EVERY_CALLER)),
  document("content/beta-1/packages/one", EVERY_CALLER),
  ...["compacks", "activities", "configs"].map((name) => document(`content/local/${name}/one`, NONE)),

  document("users/owner", NONE),
  document("users/owner/programs/um-eng-v2s", NONE),
  document("users/owner/notifications/daily", NONE),
  document("users/owner/instances/one", NONE),
  document("users/owner/saves/one", NONE),
  document("users/owner/images/one", NONE),
  document("users/owner/reminders/one", NONE),
  document("users/owner/devices/one", NONE),

  document("bills/one", NONE),

  document("assessments/one", NONE),
  document("coupons/one", NONE),
  document("coupons/one/redemptions/owner", NONE),
  document("coupons/one/counters/redemptions", NONE),
  document("transactions/one", NONE),
  document("subscriptions/one", NONE),
  document("mail/one", NONE),
  document("pushes/one", NONE),
  document("rateLimits/one", NONE),
  document("sweeps/one", NONE),
  document("trackingEvents/one", NONE),
  document("harmCounts/2026-11-25", NONE),
  document("harmReports/one", NONE),

  document("content/local", NONE),
  document("content/local/packages/one/deeper/one", NONE),
  document("users/owner/unknown/one", NONE),
  document("users/owner/programs/um-eng-v2s/deeper/one", NONE),
  document("users/owner/notifications/daily/deeper/one", NONE),
  document("bills/one/deeper/one", NONE),
  document("packages/one", NONE),
  document("programs/one", NONE),
  document("unknown/one", NONE),
  document("unknown/owner", NONE),
];
