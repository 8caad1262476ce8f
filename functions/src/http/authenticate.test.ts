import { describe, expect, test } from "vitest";
import { AppError } from "../app-error.ts";
import { verifyAppCheck } from "./authenticate.ts";
import type { ApiRequest } from "./message.ts";
import { createTrackingStream } from "./tracking-stream.ts";

function request(headers: Readonly<Record<string, string>> = {}): ApiRequest {
  const all = new Headers({ "Content-Type": "application/json", ...headers });
  return {
    method: "PUT",
    path: "/streams/records",
    header: (name) => all.get(name) ?? undefined,
    body: new TextEncoder().encode("null"),
  };
}

describe("App Check", () => {
  const verify = async (token: string) => token === "good";

  test("is skipped where it is not enforced, and passes with a valid token", async () => {
    await verifyAppCheck(request(), null);
    await verifyAppCheck(request({ "X-Firebase-AppCheck": "good" }), verify);
  });

  test.each([{}, { "X-Firebase-AppCheck": "bad" }, { "X-Firebase-AppCheck": "" }])(
    "refuses %j",
    async (headers) => {
      const error = await verifyAppCheck(request(headers), verify).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: "unauthenticated" });
    },
  );

  test("also protects tracking events; an error during verification is reported and refuses the call", async () => {
    const reports: unknown[] = [];
    const stream = createTrackingStream({
      log: () => {
        throw new Error("must not be reached");
      },
      store: null,
      now: () => 0,
      verifyAppCheckToken: async (token) => {
        if (token === "broken") throw new Error("secret detail");
        return false;
      },
      limiter: { consume: async () => 0, knownWait: () => 0, isExempt: () => false, isProxy: () => false },
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
