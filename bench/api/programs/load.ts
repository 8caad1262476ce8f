import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { CONTRACT } from "@mindle/domain/api/contract";
import { CLAIM_SECRET_HEADER } from "@mindle/domain/api/operation-headers";
import { makeAddress } from "../../../functions/src/testing/api.ts";
import { makeProgramme } from "../../../functions/src/testing/content.ts";
import { testEnvironment } from "../../../functions/src/testing/environment.ts";
import {
  makeSubject,
  OPERATION_NAMES,
  type PreparedCall,
  prepareCall,
  type Subject,
} from "../../../functions/src/testing/successful-calls.ts";
import { quantile } from "../../shared/statistics.ts";

/** Users who call at the same time. */
const USERS = 50;
/** Measured rounds; the first round is not measured. */
const ROUNDS = 5;

// Measures the API at MINDLE_API_URL: for each operation, concurrent calls of fifty users. Every call succeeds and has its
// full effect; its preparation is not measured. Prints milliseconds by operation's path.
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
  results[CONTRACT[name].path] = { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
console.log(JSON.stringify(results));
process.exit(0);

/** Sends a call from an address that has not called before; resolves to the milliseconds to the end of the response. */
async function send(path: string, { body, subject }: PreparedCall, agent: Agent): Promise<number> {
  const text = JSON.stringify(body);
  const started = performance.now();
  const response = await new Promise<{ readonly status: number | undefined; readonly text: string }>(
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
            [CLAIM_SECRET_HEADER]: subject.claimSecret,
          },
        },
        (incoming) => {
          buffer(incoming)
            .then((bytes) => resolve({ status: incoming.statusCode, text: bytes.toString() }))
            .catch(reject);
        },
      );
      sent.on("error", reject).end(text);
    },
  );
  const milliseconds = performance.now() - started;
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${response.text}`);
  return milliseconds;
}
