import { CONTRACT } from "@mindle/domain/api/contract";
import { createApi } from "../../../functions/src/api.ts";
import { readSettings } from "../../../functions/src/settings.ts";
import { makeAddress, post } from "../../../functions/src/testing/api.ts";
import { makeProgramme, type TestProgramme } from "../../../functions/src/testing/content.ts";
import {
  type Cost,
  type CountedFirestore,
  startCountedFirestore,
} from "../../../functions/src/testing/counted-firestore.ts";
import { serveApi } from "../../../functions/src/testing/serve-api.ts";
import {
  makeSubject,
  OPERATION_NAMES,
  type OperationName,
  prepareCall,
} from "../../../functions/src/testing/successful-calls.ts";

// Measures the cost of one successful call of each operation, on the data named on the command line. Prints, by the
// operation's path, the whole cost and the part of it that counts the call against its limit.
const [exportDirectory] = process.argv.slice(2);
const firestore = await startCountedFirestore(exportDirectory);
process.env["FIRESTORE_EMULATOR_HOST"] = firestore.host;
const api = await serveApi(createApi(readSettings(process.env)).handleRequest);
process.env["MINDLE_API_URL"] = `http://127.0.0.1:${api.port}/api`;
const programme = await makeProgramme();
const costs: Record<string, { readonly all: Cost; readonly limit: Cost }> = {};
for (const name of OPERATION_NAMES) {
  const all = await costOf(name, makeAddress(), programme, firestore);
  const uncounted = await costOf(name, "127.0.0.1", programme, firestore);
  costs[CONTRACT[name].path] = { all, limit: difference(all, uncounted) };
}
console.log(JSON.stringify(costs));
// Open connections of the clients would keep the process alive.
process.exit(0);

async function costOf(
  name: OperationName,
  address: string,
  programme: TestProgramme,
  firestore: CountedFirestore,
): Promise<Cost> {
  const { body, subject } = await prepareCall(name, await makeSubject(programme));
  const { user, claimSecret } = subject;
  firestore.take();
  const headers = { "X-Forwarded-For": address };
  const answer = await post(CONTRACT[name].path, body, { token: user.token, claimSecret, headers });
  if (!answer.success) throw new Error(`${name}: ${answer.code}: ${answer.message}`);
  return firestore.take();
}

function difference(all: Cost, part: Cost): Cost {
  return {
    reads: all.reads - part.reads,
    writes: all.writes - part.writes,
    transactions: all.transactions - part.transactions,
  };
}
