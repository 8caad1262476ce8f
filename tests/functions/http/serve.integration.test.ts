import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CONTRACT } from "@mindle/domain/api/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { post } from "../../support/functions/api.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { makeUser } from "../../support/functions/users.ts";
import { runs } from "../../support/soak.ts";

function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${testEnvironment().apiUrl}/${path}`, init);
}

describe("the API over HTTP", () => {
  test("an unknown operation is not found", async () => {
    expect(await post("assessment/unknown", {})).toMatchObject({ status: 404, code: "not-found" });
    expect(await post("", {})).toMatchObject({ status: 404, code: "not-found" });
  });

  test("only POST is allowed", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await send("auth/checkEmailExist", { method });
      expect(response.status).toBe(400);
      expect(response.headers.get("Allow")).toBe("POST");
      expect(await response.json()).toMatchObject({ success: false, code: "invalid-argument", data: null });
    }
  });

  test("an answer is never cached, also through Hosting, and no page's address is sent on", async () => {
    const streams = new URL("/streams/records", testEnvironment().apiUrl).href;
    for (const response of [
      await send("auth/checkEmailExist", { method: "POST" }),
      await send("unknown", { method: "POST" }),
      await fetch(streams, { method: "PUT" }),
    ]) {
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      expect(response.headers.get("Referrer-Policy")).toBe("strict-origin");
    }
  });

  test("the cookie of a browser in which an account is used comes through Hosting", async () => {
    const { token } = await makeUser();
    const { headers } = await send("auth/getUserInfo", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: "{}",
    });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^hasAccount=1; Max-Age=34560000; /)]);
  });

  test("a body must be JSON and not too long", async () => {
    const path = "auth/checkEmailExist";
    const json = { "Content-Type": "application/json" };
    const long = JSON.stringify({ email: "x".repeat(70_000) });
    for (const [init, message] of [
      [{ body: "email=a" }, /^Content-Type: /],
      [{}, /^Content-Type: /],
      [{ headers: json }, /^body: must be JSON/],
      [{ headers: json, body: long }, /^body: must be at most /],
      [{ headers: json, body: "[]" }, /^body: Invalid input/],
    ] as const) {
      const response = await send(path, { method: "POST", ...init });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
  });

  test("malformed JSON is refused as any other body, and nothing of it is logged", async () => {
    const secret = `secret-${randomUUID()}`;
    const headers = { "Content-Type": "application/json" };
    for (const body of [
      '{"email":',
      `{"email":${secret}@example.com}`,
      `{"nickname":"${secret}" "x"}`,
      "\xff",
    ]) {
      const response = await send("auth/checkEmailExist", { method: "POST", headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        success: false,
        data: null,
        code: "invalid-argument",
        message: "body: must be JSON in UTF-8",
      });
    }
    const { logFile } = testEnvironment();
    if (logFile !== undefined) expect(await readFile(logFile, "utf8")).not.toContain(secret);
  });

  test("a body of any length is refused as one that is too long", async () => {
    const headers = { "Content-Type": "application/json" };
    for (let i = 0; i < 5; i++) {
      const body = " ".repeat(30_000_000);
      const response = await send("auth/checkEmailExist", { method: "POST", headers, body });
      expect(await response.json()).toMatchObject({
        code: "invalid-argument",
        message: "body: must be at most 65536 bytes",
      });
    }
  });

  test("a body that the runtime cannot read is refused with a 4xx status", async () => {
    const json = "application/json";
    for (const [headers, body] of [
      [{ "Content-Type": json }, '"text"'],
      [{ "Content-Type": `${json}; charset=utf-7000` }, "{}"],
      [{ "Content-Type": json, "Content-Encoding": "gzip" }, "{}"],
      [{ "Content-Type": "application/x-www-form-urlencoded" }, "a&".repeat(2_000)],
    ] as const) {
      const response = await send("auth/checkEmailExist", { method: "POST", headers, body });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
  });

  test("a malformed browser or session id is refused with its header", async () => {
    for (const header of ["Browser-Id", "Session-Id"]) {
      expect(await post("auth/checkEmailExist", {}, { headers: { [header]: "no" } })).toMatchObject({
        status: 400,
        message: `${header}: is malformed`,
      });
    }
  });

  test("any JSON object sent to any operation is answered with the envelope, never with 5xx", async () => {
    const { token } = await makeUser();
    const names = fc.constantFrom(
      "assessmentId",
      "answers",
      "responseId",
      "email",
      "type",
      "etcData",
      "__proto__",
    );
    const body = fc.dictionary(names, fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(CONTRACT)), body, async ({ path }, json) => {
        expect((await post(path, json, { token })).status).toBeLessThan(500);
      }),
      { numRuns: runs(25, 2_000) },
    );
  });
});
