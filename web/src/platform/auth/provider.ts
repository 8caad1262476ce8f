/** Where an account can be that signs in by popup or redirect. */
export type Provider = "google" | "apple";
