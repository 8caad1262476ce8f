/**
 * List prices in US dollars beyond the free quota, for asia-northeast3, as remembered of Google's price lists of 2025; not looked up
 * again: check https://cloud.google.com/firestore/pricing, https://cloud.google.com/run/pricing (a tier 2 region),
 * https://firebase.google.com/pricing and https://cloud.google.com/identity-platform/pricing before you count on them.
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
} as const;

/** Monthly active users of Auth, in the order of price: how many at most, and dollars for each a month. */
export const AUTH_TIERS = [
  { upTo: 50_000, price: 0 },
  { upTo: 100_000, price: 0.0055 },
  { upTo: 1_000_000, price: 0.0046 },
  { upTo: 10_000_000, price: 0.0032 },
  { upTo: Number.POSITIVE_INFINITY, price: 0.0025 },
] as const;
