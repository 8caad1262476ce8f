import { getUserInfo } from "@mindle/domain/api/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../../functions/src/api.ts";
import type { Dispatch } from "../../../functions/src/http/dispatch.ts";
import { readSettings } from "../../../functions/src/settings.ts";
import { type Backend, sendBy, startBackend } from "../../support/functions/backend.ts";
import { mutate, pick, type Random, randomFrom } from "../../support/functions/mutate.ts";
import { randomSeed, runs } from "../../support/soak.ts";

const PROJECT = "demo-tokens";
const TOKENS = runs(2_000, 100_000);
const SEED = randomSeed();

let backend: Backend;
let dispatch: Dispatch;

beforeAll(async () => {
  backend = await startBackend(PROJECT);
  dispatch = createApi(readSettings({ ...process.env, FUNCTIONS_EMULATOR: "true" })).dispatch;
});
afterAll(() => backend.close());

const HEADER = { alg: "none", typ: "JWT" };

function claims(): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "token-user",
    user_id: "token-user",
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3_600,
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value) ?? "").toString("base64url");
}

function tokenOf(header: unknown, payload: unknown, signature = ""): string {
  return `${encode(header)}.${encode(payload)}.${signature}`;
}

async function statusOf(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const { status } = await sendBy(dispatch, { uid: null, headers }, getUserInfo, Buffer.from("{}"));
  return status;
}

test("a valid token is accepted", async () => {
  expect(await statusOf(tokenOf(HEADER, claims()))).toBe(200);
});

test.each([
  ["payload null", tokenOf(HEADER, null)],
  ["header null", tokenOf(null, claims())],
  ["payload of another type", tokenOf(HEADER, [1])],
  ["no JSON", `${encode(HEADER)}.${Buffer.from("{").toString("base64url")}.`],
  ["no base64", "a.b.c"],
  ["one part", encode(claims())],
  ["four parts", `${tokenOf(HEADER, claims())}.a`],
  ["uid too long", tokenOf(HEADER, { ...claims(), sub: "x".repeat(129) })],
  ["another project", tokenOf(HEADER, { ...claims(), aud: "other" })],
])("an unreadable token is answered 401: %s", async (_name, token) => {
  expect(await statusOf(token)).toBe(401);
});

/** A token with one to three mistakes in header, payload, encoding or number of parts. */
function mutatedToken(random: Random): string {
  let [header, payload]: unknown[] = [HEADER, claims()];
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
    if (random() < 0.3) header = mutate(header, random);
    else payload = mutate(payload, random);
  }
  const parts = [encode(header), encode(payload), pick(["", "a", "AAAA"], random)];
  const at = Math.floor(random() * parts.length);
  const part = parts[at] ?? "";
  if (random() < 0.2) parts[at] = part.slice(0, Math.floor(random() * part.length));
  if (random() < 0.05) parts.splice(at, 1);
  return parts.join(".");
}

test(`${TOKENS} tokens: each is accepted or answered 401 (SEED=${SEED})`, {
  timeout: 30_000 + TOKENS * 5,
}, async () => {
  const random = randomFrom(SEED);
  const counts = new Map<number, number>();
  for (let sent = 0; sent < TOKENS; sent += 1) {
    const token = mutatedToken(random);
    const status = await statusOf(token);
    if (status !== 200 && status !== 401) throw new Error(`answered ${status} to ${token}`);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect(counts.get(401)).toBeGreaterThan(TOKENS / 2);
});
