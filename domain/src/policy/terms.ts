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
