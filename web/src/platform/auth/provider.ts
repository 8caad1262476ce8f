/** A service at which users sign in by popup or redirect. */
export type Provider = "google" | "apple";

/** Firebase's ids of the providers. */
export const PROVIDER_IDS = { google: "google.com", apple: "apple.com" } as const satisfies Record<
  Provider,
  string
>;
