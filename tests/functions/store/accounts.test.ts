import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { AccountStore } from "../../../functions/src/store/accounts/accounts.ts";
import { openStore } from "../../../functions/src/store/store.ts";
import { mutate, randomFrom } from "../../support/functions/mutate.ts";

let accounts: AccountStore;

// Without the emulator, whose tokens have no signature.
beforeAll(() => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  accounts = openStore({ projectId: "demo-accounts", contentEnv: "local" }).accounts;
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value) ?? "").toString("base64url");
}

/** An object that cannot become a text. */
const OPAQUE = { toString: 1, valueOf: 1 };

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
  ["with an audience that is no text", `${encode({ alg: "none", typ: "JWT" })}.${encode({ aud: OPAQUE })}.a`],
  [
    "with an algorithm that is no text",
    `${encode({ alg: OPAQUE, kid: "a", typ: "JWT" })}.${encode(claims)}.a`,
  ],
  ["without signature", `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`],
  ["with another algorithm", `${encode({ alg: "HS256", kid: "a", typ: "JWT" })}.${encode(claims)}.a`],
])("outside the emulator a token %s is invalid", async (_kind, token) => {
  expect(await accounts.verifyToken(token)).toBeUndefined();
});

test("outside the emulator any token with mistakes is invalid, and none is a fault", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 0, max: 3 }), async (seed, mistakes) => {
      const random = randomFrom(seed);
      let [header, payload]: unknown[] = [
        { alg: "HS256", typ: "JWT" },
        { ...claims, v: 0, d: { uid: "a" } },
      ];
      for (let made = 0; made < mistakes; made += 1) {
        if (random() < 0.5) header = mutate(header, random);
        else payload = mutate(payload, random);
      }
      expect(await accounts.verifyToken(`${encode(header)}.${encode(payload)}.a`)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});
