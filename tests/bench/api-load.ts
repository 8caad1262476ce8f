import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { CONTRACT } from "@mindle/domain/api/contract";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { makeAddress } from "../../functions/src/testing/api.ts";
import { makeProgramme } from "../../functions/src/testing/content.ts";
import { testEnvironment } from "../../functions/src/testing/environment.ts";
import {
  makeSubject,
  OPERATION_NAMES,
  type PreparedCall,
  prepareCall,
  type Subject,
} from "../../functions/src/testing/successful-calls.ts";

/** Users who call at the same moment. */
const USERS = 50;
/** How often they do, after the first time, which is not measured. */
const ROUNDS = 5;

// Measures the API that MINDLE_API_URL names: of each operation, fifty users' calls at once. Every call succeeds and has
// its full effect; what it takes to get there is done before. Prints milliseconds by operation's path.
const { apiUrl } = testEnvironment();
const agent = new Agent({ keepAlive: true, maxSockets: USERS });
const programme = await makeProgramme();
const subjects: Subject[] = [];
for (let made = 0; made < USERS; made += 1) subjects.push(await makeSubject(programme));

const results: Record<string, { readonly p50: number; readonly p95: number }> = {};
for (const name of OPERATION_NAMES) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const prepared = await Promise.all(subjects.map((subject) => prepareCall(name, subject)));
    const taken = await Promise.all(prepared.map((call) => send(CONTRACT[name].path, call, agent)));
    if (round > 0) times.push(...taken);
  }
  const sorted = times.toSorted((a, b) => a - b);
  results[CONTRACT[name].path] = { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}
console.log(JSON.stringify(results));
process.exit(0);

/** Sends a call, from an address that called nobody before; the milliseconds to the end of its answer. */
async function send(path: string, { body, subject }: PreparedCall, agent: Agent): Promise<number> {
  const text = JSON.stringify(body);
  const started = performance.now();
  const answer = await new Promise<{ readonly status: number | undefined; readonly text: string }>(
    (resolve, reject) => {
      const sent = request(
        `${apiUrl}/${path}`,
        {
          method: "POST",
          agent,
          headers: {
            "Content-Type": "application/json",
            "X-Forwarded-For": makeAddress(),
            Authorization: `Bearer ${subject.user.token}`,
            [BROWSER_ID_HEADER]: subject.browserId,
          },
        },
        (response) => {
          buffer(response)
            .then((bytes) => resolve({ status: response.statusCode, text: bytes.toString() }))
            .catch(reject);
        },
      );
      sent.on("error", reject).end(text);
    },
  );
  const milliseconds = performance.now() - started;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return milliseconds;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
