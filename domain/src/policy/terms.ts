/**
 * What the policy texts promise and ask for (product specification, section 9, "Policy texts"). The texts name these by
 * interpolation, so that a figure stands in one place only.
 */
export const TERMS = {
  /** Days in which a subscription bought online is paid back on request. App-store purchases are the store's to refund. */
  moneyBackDays: 30,
  /** Years after the last login until what is left of an account is deleted. */
  retentionYears: 5,
  /** Youngest age of a user, in years. */
  minimumAge: 18,
  /** Most that we owe for all claims of a user together, in US dollars. */
  liabilityCapUsd: 500,
  /** Years in which a claim must be raised. */
  claimLimitYears: 1,
} as const;

/** Since when each policy holds, as YYYY-MM-DD. A change of a text that changes its meaning moves its date. */
export const POLICY_DATES = {
  privacy: "2026-11-21",
  usage: "2026-11-21",
} as const;
