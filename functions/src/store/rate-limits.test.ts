import { expect, test } from "vitest";
import { openStore } from "./store.ts";

test("a key that goes on calling keeps its count in a process, however many new keys call", async () => {
  // Opening does not connect, and the limits of a process need no connection.
  const { rateLimits } = openStore({ projectId: "demo-limits", contentEnv: "local" });
  const limit = { calls: 20_000, perSeconds: 60, perProcess: true } as const;
  for (let calls = 0; calls < limit.calls; calls += 1) {
    await rateLimits.consume("one", limit, 0);
    await rateLimits.consume(`other ${calls}`, limit, 0);
  }
  expect(rateLimits.knownWait("one", limit, 0)).toBe(60_000);
  expect(await rateLimits.consume("one", limit, 0)).toBe(60_000);
});
