/** What the local accounts are made to show; each has the id as the custom claim `state`. Made by `npm run accounts`. */
export const ACCOUNT_STATES = [
  "new",
  "session3",
  "finished",
  "twoJourneys",
  "bills",
  "googleOnly",
  "appleOnly",
] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];
