import { POLICY_DATES } from "./terms.ts";

/** What an account needs: agreement to the terms of use, to the use of health data, and the minimum age. */
export const CONSENTS = ["terms", "health", "age"] as const;

export type Consent = (typeof CONSENTS)[number];

/** The date, YYYY-MM-DD, of the text to which each consent was given. */
export type ConsentTexts = Readonly<Record<Consent, string>>;

/** The texts of this version of the product. */
export const CONSENT_TEXTS: ConsentTexts = {
  terms: POLICY_DATES.usage,
  health: POLICY_DATES.privacy,
  age: POLICY_DATES.privacy,
};
