import { EMPTY_APP_STORE } from "../../../functions/src/testing/app-store.ts";
import { startAuthStandIn } from "../../../functions/src/testing/auth-stand-in.ts";
import { dispatchOn, sendBy } from "../../../functions/src/testing/backend.ts";
import { grantProgramme, makeProgramme } from "../../../functions/src/testing/content.ts";
import { exampleBodies } from "../../../functions/src/testing/example-bodies.ts";
import { fuzzedCall } from "../../../functions/src/testing/fuzzed-calls.ts";
import { randomFrom } from "../../../functions/src/testing/mutate.ts";

/** The heap is measured this often. */
const PARTS = 6;

// Sends as many mutated bodies as the command line says, in equal numbers to every operation of an API in this process,
// and measures its heap several times after collecting garbage (node --expose-gc). Firestore is another process, so that
// stored data does not count; the fake Auth accepts any id as an account. Prints MiB after each part.
const bodies = Number(process.argv[2]);
const { gc } = globalThis;
if (gc === undefined) throw new Error("node must be run with --expose-gc");
process.env["FIREBASE_AUTH_EMULATOR_HOST"] = (await startAuthStandIn()).host;
const programme = await makeProgramme();
const uid = "fuzz-user";
await grantProgramme(uid, programme.programId);
const dispatch = dispatchOn(EMPTY_APP_STORE, []);
const examples = exampleBodies(programme, uid);
const random = randomFrom(1);
const heap: number[] = [];
let refused = 0;
let failed = 0;
for (let sent = 1; sent <= bodies; sent += 1) {
  const { operation, body, uid: caller } = fuzzedCall(sent, { examples, uid, random });
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const { status } = await sendBy(dispatch, { uid: caller }, operation, bytes);
  if (status >= 400) refused += 1;
  if (status >= 500) failed += 1;
  if (sent % Math.floor(bodies / PARTS) === 0) {
    gc();
    heap.push(process.memoryUsage().heapUsed / 1024 ** 2);
  }
}
console.log(JSON.stringify({ refused, failed, heap }));
process.exit(0);
