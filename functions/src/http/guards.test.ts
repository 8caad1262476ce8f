import { operation } from "@mindle/domain/api/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError, TooManyCalls } from "../app-error.ts";
import { checkApp } from "./identify.ts";
import { isLocalAddress, type Limiter, limitCalls } from "./limit-calls.ts";
import { type ApiRequest, failed } from "./message.ts";
import { readBody } from "./read-body.ts";
import { createStream } from "./stream.ts";

const LIMITED = { name: "test/limited", limit: { calls: 3, perSeconds: 60 } };

function request(headers: Readonly<Record<string, string>> = {}, body = "null"): ApiRequest {
  const all = new Headers({ "Content-Type": "application/json", ...headers });
  return {
    method: "PUT",
    path: "/streams/records",
    header: (name) => all.get(name) ?? undefined,
    body: new TextEncoder().encode(body),
  };
}

/** Counts in memory, and says to wait 1.2 s beyond the limit. */
function limiter(): Limiter & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    take: async (key, { calls }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > calls ? 1_200 : 0;
    },
    exempts: (address) => address === "192.0.2.99",
    isProxy: (address) => address === "198.51.100.7",
  };
}

function refusal(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("limitCalls", () => {
  test("counts by the address that called us and by what is limited", async () => {
    const counted = limiter();
    const from = (address: string) => request({ "X-Forwarded-For": address });
    for (const address of ["192.0.2.1", "192.0.2.1, 198.51.100.7", "x, 192.0.2.1 "]) {
      await limitCalls(from(address), null, LIMITED, counted);
    }
    const refused = await refusal(limitCalls(from("192.0.2.1"), null, LIMITED, counted));
    expect(refused).toBeInstanceOf(TooManyCalls);
    expect(refused).toMatchObject({ code: "resource-exhausted", retryAfterSeconds: 2 });
    await limitCalls(from("192.0.2.2"), null, LIMITED, counted);
    await limitCalls(from("192.0.2.1"), null, { ...LIMITED, name: "test/other" }, counted);
    await limitCalls(request(), null, LIMITED, counted);
    expect(counted.counts.size).toBe(4);
    expect([...counted.counts.keys()].join()).not.toContain("192.0.2");
    await limitCalls(from("192.0.2.99"), null, LIMITED, counted);
    expect(counted.counts.size).toBe(4);
  });

  test("a connection's many IPv6 addresses count as one", async () => {
    const counted = limiter();
    for (const address of ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::"]) {
      await limitCalls(request({ "X-Forwarded-For": address }), null, LIMITED, counted);
    }
    expect([...counted.counts.values()]).toEqual([2, 1]);
  });

  test("is answered with 429 and when to come again", () => {
    expect(failed(new TooManyCalls(2))).toMatchObject({
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
])("%s is an address of this machine: %s", (address, expected) => {
  expect(isLocalAddress(address)).toBe(expected);
});

describe("checkApp", () => {
  const verify = async (token: string) => token === "good";

  test("asks for nothing where it is off, and takes a good token", async () => {
    await checkApp(request(), null);
    await checkApp(request({ "X-Firebase-AppCheck": "good" }), verify);
  });

  test.each([{}, { "X-Firebase-AppCheck": "bad" }, { "X-Firebase-AppCheck": "" }])(
    "refuses %j",
    async (headers) => {
      const refused = await refusal(checkApp(request(headers), verify));
      expect(refused).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({ code: "unauthenticated" });
    },
  );

  test("holds for tracking events as well, and a failure of checking is reported, not waved through", async () => {
    const reports: unknown[] = [];
    const stream = createStream({
      record: async () => {
        throw new Error("must not be reached");
      },
      verifyApp: async (token) => {
        if (token === "broken") throw new Error("secret detail");
        return false;
      },
      limiter: limiter(),
      report: (failure) => reports.push(failure),
    });
    expect(await stream(request())).toMatchObject({ status: 401 });
    expect(reports).toEqual([]);
    const broken = await stream(request({ "X-Firebase-AppCheck": "broken" }));
    expect(broken).toMatchObject({ status: 500, envelope: { code: "internal" } });
    expect(JSON.stringify(broken)).not.toContain("secret");
    expect(reports).toHaveLength(1);
  });
});

describe("nesting", () => {
  const { body } = operation({
    path: "test/json",
    access: "anyone",
    body: z.json(),
    data: z.null(),
    errors: [],
  });
  const nested = (depth: number) => request({}, "[".repeat(depth) + "]".repeat(depth));

  test("is read up to 40 deep, and refused beyond instead of overflowing", () => {
    expect(JSON.stringify(readBody(body, nested(40)))).toBe("[".repeat(40) + "]".repeat(40));
    for (const depth of [41, 5_000, 32_000]) {
      expect(() => readBody(body, nested(depth))).toThrow(AppError);
    }
  });
});
