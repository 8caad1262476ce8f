import { beforeAll, expect, test, vi } from "vitest";
import type { AccountStore } from "./accounts.ts";
import { openStore } from "./store.ts";

let accounts: AccountStore;

// Without the emulator, whose tokens have no signature.
beforeAll(() => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  accounts = openStore({ projectId: "demo-accounts", contentEnv: "local" }).accounts;
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

const claims = {
  iss: "https://securetoken.google.com/demo-accounts",
  aud: "demo-accounts",
  sub: "someone",
  exp: Date.now(),
};

test.each([
  ["with payload null", `${encode({ alg: "RS256", typ: "JWT" })}.${encode(null)}.a`],
  ["with a payload that is no JSON", `${encode({ alg: "RS256", typ: "JWT" })}.e30x.a`],
  ["of a legacy kind without data", `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ v: 0, d: 1 })}.a`],
  ["without signature", `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`],
  ["with another algorithm", `${encode({ alg: "HS256", kid: "a", typ: "JWT" })}.${encode(claims)}.a`],
])("outside the emulator a token %s is invalid", async (_kind, token) => {
  expect(await accounts.verifyToken(token)).toBeUndefined();
});
