import { operation } from "@mindle/domain/api/operation";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openStore } from "../store/store.ts";
import { EMPTY_APP_STORE } from "../testing/app-store.ts";
import { createDispatcher, type FailureReport } from "./dispatch.ts";

const CALLS = 2;

/** An operation that counts how often it was carried out, limited to `CALLS`; beyond, 41.001 s are to be waited. */
function limited() {
  const counts = { taken: 0, carriedOut: 0 };
  const reports: FailureReport[] = [];
  const dispatch = createDispatcher({
    contract: {
      limited: operation({
        path: "test/limited",
        access: "anyone",
        body: z.strictObject({}),
        data: z.null(),
        errors: [],
        limit: { calls: CALLS, perSeconds: 60 },
      }),
    },
    handlers: {
      limited: async () => {
        counts.carriedOut += 1;
        return null;
      },
    },
    // Opening connects to nothing, and the operation does not reach it.
    deps: {
      store: openStore({ projectId: "demo-unit", contentEnv: "local" }),
      appStore: EMPTY_APP_STORE,
      now: () => 0,
      random: () => new Uint8Array(),
    },
    verifyToken: async () => undefined,
    verifyApp: null,
    limiter: {
      take: async (_key, { calls }) => {
        counts.taken += 1;
        return counts.taken > calls ? 41_001 : 0;
      },
      exempts: () => false,
      isProxy: () => false,
    },
    report: (failure) => reports.push(failure),
  });
  const send = (body: unknown) =>
    dispatch({
      method: "POST",
      path: "/api/test/limited",
      header: (name) => (name === "Content-Type" ? "application/json" : undefined),
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
  return { send, counts, reports };
}

test("beyond its limit an operation is not carried out, and is answered with 429 and when to come again", async () => {
  const { send, counts, reports } = limited();
  expect((await send("refused, and so not counted")).status).toBe(400);
  for (let calls = 0; calls < CALLS; calls += 1) expect((await send({})).status).toBe(200);
  expect(await send({})).toMatchObject({
    status: 429,
    headers: { "Retry-After": "42", "Cache-Control": "no-store" },
    envelope: { success: false, data: null, code: "resource-exhausted" },
  });
  expect(counts).toEqual({ taken: CALLS + 1, carriedOut: CALLS });
  expect(reports).toEqual([]);
});
