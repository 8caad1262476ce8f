/** Set by `npm run soak`. */
const isSoak = process.env["SOAK"] === "1";

/** How often a random test runs: `count` times in `npm test`, `soakCount` times in `npm run soak`. */
export function runs(count: number, soakCount: number): number {
  return isSoak ? soakCount : count;
}
