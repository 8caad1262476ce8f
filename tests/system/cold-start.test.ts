import { expect, test } from "vitest";
import { requireStack } from "../support/stack.ts";

const CALLS = 100;

/** How long the client waits for an answer, in milliseconds. */
const CLIENT_TIMEOUT_MS = 20_000;

test(`${CALLS} parallel calls are all answered, though no process of the functions is running for most of them`, async () => {
  const { hostingUrl } = requireStack();
  const statuses = await Promise.all(
    Array.from({ length: CALLS }, async () => {
      const response = await fetch(`${hostingUrl}/api/auth/getUserInfo`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: "{}",
        signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS),
      });
      return response.status;
    }),
  );
  expect(statuses).toEqual(Array.from({ length: CALLS }, () => 401));
});
