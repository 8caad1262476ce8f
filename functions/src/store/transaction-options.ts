/**
 * Options for transactions that compete for the same documents. The Firestore client gives up after five attempts by
 * default, which a burst of concurrent calls exceeds.
 */
export const CONTENDED = { maxAttempts: 20 } as const;
