import { describe, expect, test } from "vitest";
import { RateLimitError } from "../app-error.ts";
import { type ApiRequest, failed } from "./message.ts";
import { enforceRateLimit, isLocalAddress, type RateLimiter } from "./rate-limit.ts";

const LIMITS = { path: "test/limited", limit: { calls: 3, perSeconds: 60 } };

const UNKNOWN = { uid: null, browserId: null };

function requestFrom(address: string | undefined): ApiRequest {
  return {
    method: "POST",
    path: "/api/test/limited",
    header: (name) => (name === "X-Forwarded-For" ? address : undefined),
    body: new Uint8Array(),
  };
}

/** Counts in memory; beyond the limit the wait is 1.2 s. */
function memoryLimiter(): RateLimiter & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    consume: async (key, { calls }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > calls ? 1_200 : 0;
    },
    knownWait: () => 0,
    isExempt: (address) => address === "192.0.2.99",
    isProxy: (address) => address === "198.51.100.7",
  };
}

describe("enforceRateLimit", () => {
  test("counts by client address and by operation", async () => {
    const limiter = memoryLimiter();
    const call = (address: string | undefined, limits = LIMITS) =>
      enforceRateLimit(requestFrom(address), UNKNOWN, limits, limiter);
    for (const address of ["192.0.2.1", "192.0.2.1, 198.51.100.7", "x, 192.0.2.1 "]) await call(address);
    const error = await call("192.0.2.1").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: "resource-exhausted", retryAfterSeconds: 2 });
    await call("192.0.2.2");
    await call("192.0.2.1", { ...LIMITS, path: "test/other" });
    await call(undefined);
    // Each of four callers is counted as a browser and as an address.
    expect(limiter.counts.size).toBe(8);
    expect([...limiter.counts.keys()].join()).not.toContain("192.0.2");
    await call("192.0.2.99");
    expect(limiter.counts.size).toBe(8);
  });

  test("counts a browser by the IPv6 /64 prefix of its address, all browsers by the /48 prefix", async () => {
    const limiter = memoryLimiter();
    for (const address of ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::"]) {
      await enforceRateLimit(requestFrom(address), UNKNOWN, LIMITS, limiter);
    }
    expect([...limiter.counts.values()]).toEqual([2, 3, 1]);
  });

  test("is answered with 429 and Retry-After", () => {
    expect(failed(new RateLimitError(2))).toMatchObject({
      status: 429,
      headers: { "Retry-After": "2" },
      envelope: { success: false, data: null, code: "resource-exhausted" },
    });
  });
});

test.each([
  [undefined, true],
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["::1", true],
  ["192.0.2.1", false],
  ["x127.0.0.1", false],
  ["::12", false],
])("%s is a local address: %s", (address, expected) => {
  expect(isLocalAddress(address)).toBe(expected);
});
