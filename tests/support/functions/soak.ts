/** Set by `npm run soak`. */
const isSoak = process.env["SOAK"] === "1";

/** How often a random test runs: `count` times in `npm test`, `soakCount` times in `npm run soak`. */
export function runs(count: number, soakCount: number): number {
  return isSoak ? soakCount : count;
}

/** The seed of a random test: SEED of the environment, to repeat a run, or a new one. Put it in the test's title. */
export function randomSeed(): number {
  return Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 32));
}
