import { startBackend } from "../../../functions/src/testing/backend.ts";
import { sendForgedPayments } from "../../../functions/src/testing/forged-payments.ts";

const SEED = 1;

// Sends as many forged transactions as the command line says to an API in this process. Prints the response codes of each
// kind, and the number of grants afterwards.
const backend = await startBackend("demo-forged");
const outcome = await sendForgedPayments(backend, { count: Number(process.argv[2]), seed: SEED });
if (outcome.violation !== null) throw new Error(outcome.violation);
if (!outcome.validOneAccepted) throw new Error("A valid transaction was refused.");
console.log(JSON.stringify({ answers: outcome.answers, grants: outcome.grants }));
process.exit(0);
