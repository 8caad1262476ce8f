import { CONTRACT } from "@mindle/domain/api/contract";
import { errorsOf, type Operation } from "@mindle/domain/api/operation";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dispatch, FailureReport } from "../../../functions/src/http/dispatch.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, dispatchOn, sendBy, startBackend } from "../../support/functions/backend.ts";
import { grantProgramme, makeProgramme } from "../../support/functions/content.ts";
import { type ExampleBodies, exampleBodies } from "../../support/functions/example-bodies.ts";
import { mutate, pick, type Random, randomFrom } from "../../support/functions/mutate.ts";
import { OPERATION_NAMES } from "../../support/functions/successful-calls.ts";
import { randomSeed, runs } from "../../support/soak.ts";

const BODIES = runs(5_000, 200_000);
const SEED = randomSeed();

const STACK_TEXT = /\bat .+:\d+:\d+|node_modules|file:\/\/|\.ts:\d|Error:/;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-fuzz");
});
afterAll(() => backend.close());

/** Share of bodies that are not mutated. */
const GOOD_SHARE = 0.03;

/** A body of an operation, mutated up to three times. */
function makeBody(examples: readonly unknown[], random: Random): unknown {
  let body = pick(examples, random);
  if (random() < GOOD_SHARE) return body;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) body = mutate(body, random);
  return body ?? null;
}

/** Encodes a body; sometimes truncated, with changed bytes, or nested very deep. */
function toBytes(body: unknown, random: Random): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const choice = random();
  if (choice < 0.01) return bytes.subarray(0, Math.floor(random() * bytes.length));
  if (choice < 0.015) return Uint8Array.from(bytes, (byte) => (random() < 0.05 ? byte ^ 0x80 : byte));
  if (choice < 0.017)
    return new TextEncoder().encode(`{"toSubmit":${"[".repeat(30_000)}${"]".repeat(30_000)}}`);
  return bytes;
}

interface Sent {
  readonly operation: Operation;
  readonly bytes: Uint8Array;
}

/** Sends one body; returns what is wrong with the response, or undefined. */
async function problemOf(dispatch: Dispatch, sent: Sent, uid: string): Promise<string | undefined> {
  const before = backend.commits();
  const { status, envelope } = await sendBy(dispatch, { uid }, sent.operation, sent.bytes);
  if (status >= 500) return `answered ${status}`;
  if (STACK_TEXT.test(envelope.message)) return `shows internals: ${envelope.message}`;
  if (envelope.success) return isValid(sent) ? undefined : "accepted an invalid body";
  if (backend.commits() !== before) return `refused with ${envelope.code} and wrote`;
  return errorsOf(sent.operation).includes(envelope.code) ? undefined : `answered ${envelope.code}`;
}

function isValid({ operation, bytes }: Sent): boolean {
  return operation.body.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
}

test(`${BODIES} bodies: no 5xx, no write of a refused body, no internals in a message (SEED=${SEED})`, {
  timeout: 30_000 + BODIES * 3,
}, async () => {
  const random = randomFrom(SEED);
  const reports: FailureReport[] = [];
  const uid = "fuzz-user";
  const programme = await makeProgramme();
  await grantProgramme(uid, programme.programId);
  const dispatch = dispatchOn(EMPTY_APP_STORE, reports);
  const examples: ExampleBodies = exampleBodies(programme, uid);
  for (const name of OPERATION_NAMES) {
    for (const body of examples[name]) expect(CONTRACT[name].body.safeParse(body).success).toBe(true);
  }
  for (let sent = 0; sent < BODIES; sent += 1) {
    // One after the other, so that each gets the same number of calls.
    const name = OPERATION_NAMES[sent % OPERATION_NAMES.length] ?? pick(OPERATION_NAMES, random);
    const operation: Operation = CONTRACT[name];
    // Deletion closes the account, so it needs a new user each time.
    const caller = name === "cleanDeleteUser" ? `fuzz-deleted-${sent}` : uid;
    const bytes = toBytes(makeBody(examples[name], random), random);
    const problem = await problemOf(dispatch, { operation, bytes }, caller);
    if (problem === undefined) continue;
    const seen = new TextDecoder().decode(bytes).slice(0, 2_000);
    throw new Error(`Body ${sent} of ${operation.path} ${problem}: ${seen}`, {
      cause: reports.at(-1)?.error,
    });
  }
  expect(reports).toEqual([]);
  expect(backend.commits()).toBeGreaterThan(0);
});
