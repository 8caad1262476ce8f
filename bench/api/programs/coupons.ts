import { startBackend } from "../../../functions/src/testing/backend.ts";
import { type CouponOutcome, raceForCoupon } from "../../../functions/src/testing/coupon-race.ts";
import { putPackage } from "../../../functions/src/testing/purchases.ts";

/** Redemptions of each coupon. */
const LIMIT = 5;

// Lets users redeem a coupon concurrently, for as many coupons as the command line says, one after another. Prints how many
// coupons were redeemed exactly up to their limit, and the responses by code.
await startBackend("demo-coupons");
await putPackage();
const codes: Record<string, number> = {};
let exact = 0;
for (let repeat = 0; repeat < Number(process.argv[2]); repeat += 1) {
  const outcome = await raceForCoupon(LIMIT);
  if (isExact(outcome)) exact += 1;
  for (const [code, users] of Object.entries(outcome.codes)) codes[code] = (codes[code] ?? 0) + users;
}
console.log(JSON.stringify({ limit: LIMIT, exact, codes }));
process.exit(0);

function isExact({ codes, redeemed, redemptions, programmes }: CouponOutcome): boolean {
  return [codes["granted"], redeemed, redemptions, programmes].every((count) => count === LIMIT);
}
