import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../support/functions/backend.ts";
import { sendForgedPayments } from "../../support/functions/forged-payments.ts";
import { FORGERIES } from "../../support/functions/forgeries.ts";
import { randomSeed, runs } from "../../support/soak.ts";

const TRANSACTIONS = runs(250, 10_000);
const SEED = randomSeed();

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-forged");
});
afterAll(() => backend.close());

test(`${TRANSACTIONS} forged or mutated transactions grant nothing, and a valid one does (SEED=${SEED})`, {
  timeout: 30_000 + TRANSACTIONS * 50,
}, async () => {
  const { answers, ...outcome } = await sendForgedPayments(backend, { count: TRANSACTIONS, seed: SEED });
  expect(outcome).toEqual({ violation: null, grants: 0, validOneAccepted: true, reports: [] });
  expect(Object.keys(answers)).toEqual(FORGERIES.map(({ name }) => name));
  const codes = new Set(Object.values(answers).flatMap((ofKind) => Object.keys(ofKind)));
  expect([...codes].toSorted()).toEqual(["failed-precondition", "not-found", "permission-denied"]);
});
