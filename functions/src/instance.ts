/** Size and number of the instances of each function. docs/scale.md has the figures behind them. */
export const INSTANCE = {
  // The functions as they are deployed held 301 MiB with 80 users at once and 439 MiB with 80 pictures being saved; 256 MiB are too few.
  memory: "512MiB",
  // Concurrency above 1 needs a whole processor; calls mostly wait for Firestore.
  cpu: 1,
  // With 8 ms of processor time a call, an instance is busy long before 80 calls wait in it: more would only need more memory.
  concurrency: 80,
  // No instance is paid for that waits: a first call then takes some 300 ms longer (docs/figures/api.md).
  minInstances: 0,
  // Bounds what an attack can cost. Enough for some 0.9 million users a day; to be raised before.
  maxInstances: 20,
} as const;
