/** The time of the functions. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Awaited before each call and each scheduled run. Never rejects. */
  readonly refresh: () => Promise<void>;
}

export const SYSTEM_CLOCK: Clock = { now: Date.now, refresh: () => Promise.resolve() };
