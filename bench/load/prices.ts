/**
 * List prices in US dollars beyond the free quota, for asia-northeast3.
 * - Verified on 23 November 2026 in stored copies of Google's public pages: all of {@link FREE} but Hosting's, that
 *   expired documents have no free quota, Auth's tiers, invocations, logs, that Cloud Run has Seoul in tier 2 (tier 1:
 *   0.000024 and 0.0000025), BigQuery's prices of the United States.
 * - Not verified: Firestore's prices of Seoul, Cloud Run's figures of tier 2, Hosting's.
 * Check https://cloud.google.com/firestore/pricing, https://cloud.google.com/run/pricing,
 * https://firebase.google.com/pricing, https://cloud.google.com/identity-platform/pricing,
 * https://cloud.google.com/stackdriver/pricing and https://cloud.google.com/bigquery/pricing before you rely on them.
 */
export const PRICES = {
  read: 0.038 / 100_000,
  write: 0.115 / 100_000,
  /** Of expired documents as well. */
  delete: 0.013 / 100_000,
  storedGibMonth: 0.115,
  invocation: 0.4 / 1_000_000,
  cpuSecond: 0.000_033_6,
  memoryGibSecond: 0.000_003_5,
  /** Hosting, per gigabyte. */
  egressGb: 0.15,
  /** Log entries beyond the free part, per GiB. */
  loggedGib: 0.5,
  /** BigQuery, United States: a cent for 200 MB that are streamed, and what is stored: 90 days of a year at 0.02, then at 0.01. */
  streamedGib: (0.01 * 1_024) / 200,
  warehouseGibMonth: (90 * 0.02 + 275 * 0.01) / 365,
} as const;

/** Free each day, or the thirtieth part of what is free each month. */
export const FREE = {
  reads: 50_000,
  writes: 20_000,
  deletes: 20_000,
  storedGib: 1,
  invocations: 2_000_000 / 30,
  cpuSeconds: 180_000 / 30,
  memoryGibSeconds: 360_000 / 30,
  egressGb: 10 / 30,
  loggedGib: 50 / 30,
  warehouseGib: 10,
} as const;

/** Monthly active users of Auth, in the order of price: how many at most, and dollars for each a month. */
export const AUTH_TIERS = [
  { upTo: 50_000, price: 0 },
  { upTo: 100_000, price: 0.0055 },
  { upTo: 1_000_000, price: 0.0046 },
  { upTo: 10_000_000, price: 0.0032 },
  { upTo: Number.POSITIVE_INFINITY, price: 0.0025 },
] as const;
