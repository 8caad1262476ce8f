import { PUBLIC_COLLECTIONS } from "@mindle/domain/catalogue/paths";
import type { Caller } from "./support.ts";

/** A document that exists in every test, and who may read it. */
export interface KnownDocument {
  readonly path: string;
  readonly get: readonly Caller[];
  /** Who may list the whole collection it is in. */
  readonly list: readonly Caller[];
  readonly data: Readonly<Record<string, unknown>>;
}

const ANYONE: readonly Caller[] = ["nobody", "owner", "other"];
const OWNER: readonly Caller[] = ["owner"];
const NOBODY: readonly Caller[] = [];

function known(path: string, get: readonly Caller[], list = get, data = {}): KnownDocument {
  return { path, get, list, data: { userId: "owner", ...data } };
}

/** One document for every path of the data, and some for paths that are none. */
export const DOCUMENTS: readonly KnownDocument[] = [
  ...PUBLIC_COLLECTIONS.map((name) => known(`content/local/${name}/one`, ANYONE)),
  known("content/beta-1/packages/one", ANYONE),
  ...["compacks", "activities", "configs"].map((name) => known(`content/local/${name}/one`, NOBODY)),

  known("users/owner", OWNER, NOBODY),
  known("users/owner/programs/um-eng-v2s", OWNER),
  known("users/owner/notifications/daily", OWNER),
  known("users/owner/instances/one", NOBODY),

  known("bills/one", OWNER, NOBODY),

  known("assessments/one", NOBODY),
  known("coupons/one", NOBODY),
  known("coupons/one/redemptions/owner", NOBODY),
  known("transactions/one", NOBODY),
  known("subscriptions/one", NOBODY),
  known("mail/one", NOBODY),
  known("rateLimits/one", NOBODY),
  known("trackingEvents/one", NOBODY),

  known("content/local", NOBODY),
  known("content/local/packages/one/deeper/one", NOBODY),
  known("users/owner/unknown/one", NOBODY),
  known("users/owner/programs/um-eng-v2s/deeper/one", NOBODY),
  known("users/owner/notifications/daily/deeper/one", NOBODY),
  known("bills/one/deeper/one", NOBODY),
  known("packages/one", NOBODY),
  known("programs/one", NOBODY),
  known("unknown/one", NOBODY),
  known("unknown/owner", NOBODY),
];
