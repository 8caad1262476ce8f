/**
 * Figures of the policy texts (docs/specification.md, "Pages that anyone sees"). The texts interpolate them.
 */
export const TERMS = {
  /** Days in which an online subscription is refunded on request. App-store purchases are refunded by the store. */
  moneyBackDays: 30,
  /** Years after the last login until the account is deleted. */
  retentionYears: 5,
  /** Minimum age, in years. */
  minimumAge: 18,
  /** Liability cap per user, in US dollars. */
  liabilityCapUsd: 500,
  /** Years in which a claim must be raised. */
  claimLimitYears: 1,
} as const;

/** Effective date of each policy, YYYY-MM-DD. Update it whenever the meaning of a text changes. */
export const POLICY_DATES = {
  privacy: "2026-11-21",
  usage: "2026-11-21",
} as const;

/** Until when data are kept that begin to age at `time`. Times in milliseconds since the epoch; years are those of UTC. */
export function retainedUntil(time: number): number {
  return addYears(time, TERMS.retentionYears);
}

/** Accounts that were last used before this time are deleted at `now`. */
export function retentionCutoff(now: number): number {
  return addYears(now, -TERMS.retentionYears);
}

/** The same day and time of another year; of the 29th of February, the 28th where that year has none. */
function addYears(time: number, years: number): number {
  const date = new Date(time);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // The 29th of February has become the 1st of March.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}
