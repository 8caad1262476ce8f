/**
 * How transactions run that meet others on the same document. They take turns, and the client gives up after its
 * usual five tries while others are still in line.
 */
export const IN_TURN = { maxAttempts: 20 } as const;
