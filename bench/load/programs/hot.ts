import { Firestore, type Transaction } from "firebase-admin/firestore";
import { startAuthStandIn } from "../../../functions/src/testing/auth-stand-in.ts";
import { HOT_DOCUMENTS, HOT_NAMES, openHotStores } from "../../../functions/src/testing/hot-documents.ts";
import { putPackage } from "../../../functions/src/testing/purchases.ts";
import { quantile } from "../../shared/statistics.ts";

/** As many as so many instances of the function. */
const STORES = 4;

// Offers writes to documents that many users share, at a rate and for some seconds, on the Firestore of the environment. Prints
// what was reached and whether what is stored is exact.
const [perSecond = 0, seconds = 0] = process.argv.slice(2).map(Number);
const auth = await startAuthStandIn();
process.env["FIREBASE_AUTH_EMULATOR_HOST"] = auth.host;
const counts = countAttempts();
await putPackage();
const stores = openHotStores(STORES);
const results = [];
for (const name of HOT_NAMES) {
  const before = { ...counts };
  const outcome = await HOT_DOCUMENTS[name]({ calls: perSecond * seconds, perSecond, stores });
  results.push({
    name,
    calls: outcome.times.length,
    seconds: outcome.seconds,
    p50: quantile(outcome.times, 0.5),
    p95: quantile(outcome.times, 0.95),
    retries: counts.attempts - before.attempts - (counts.transactions - before.transactions),
    answers: outcome.answers,
    problems: outcome.problems,
  });
}
console.log(JSON.stringify(results));
process.exit(0);

/** Counts the transactions of all clients of this process, and how often they ran. */
function countAttempts(): { transactions: number; attempts: number } {
  const counted = { transactions: 0, attempts: 0 };
  const { runTransaction } = Firestore.prototype;
  Object.defineProperty(Firestore.prototype, "runTransaction", {
    value(
      this: Firestore,
      update: (transaction: Transaction) => Promise<unknown>,
      options?: { readonly maxAttempts?: number },
    ) {
      counted.transactions += 1;
      return runTransaction.call(
        this,
        (transaction) => {
          counted.attempts += 1;
          return update(transaction);
        },
        options,
      );
    },
  });
  return counted;
}
