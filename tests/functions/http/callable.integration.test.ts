import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CONTRACT } from "@mindle/domain/api/contract";
import { finishStep } from "@mindle/domain/api/program";
import { describe, expect, test } from "vitest";
import { call } from "../../support/functions/api.ts";
import { makeProgramme } from "../../support/functions/content.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { makeUser } from "../../support/functions/users.ts";

/** Calls a function with the callable protocol (https://firebase.google.com/docs/functions/callable-reference). */
async function callFunction(name: string, data: unknown, token?: string) {
  const response = await fetch(`${testEnvironment().functionsUrl}/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, answer: await response.json() };
}

/** Sends a raw body to a callable. */
async function sendTo(
  name: string,
  body: NonNullable<RequestInit["body"]>,
  contentType = "application/json",
) {
  const response = await fetch(`${testEnvironment().functionsUrl}/${name}`, {
    method: "POST",
    headers: { "Content-Type": contentType, Origin: "https://example.com" },
    body,
  });
  expect(response.headers.get("Access-Control-Allow-Origin")).not.toBeNull();
  return { status: response.status, answer: await response.json() };
}

const CALLABLES = Object.entries(CONTRACT).filter(([, { callable }]) => callable === true);

const UNAUTHENTICATED = { status: 401, answer: { error: { status: "UNAUTHENTICATED" } } };

describe("callables", () => {
  test.each(CALLABLES)("%s is a callable with the operation's checks", async (name) => {
    expect(await callFunction(name, {})).toMatchObject(UNAUTHENTICATED);
    expect(await callFunction(name, {}, "nonsense")).toMatchObject(UNAUTHENTICATED);
    const { token } = await makeUser();
    for (const data of [undefined, null, [], { surprise: 1 }]) {
      expect(await callFunction(name, data, token)).toMatchObject({
        status: 400,
        answer: { error: { status: "INVALID_ARGUMENT" } },
      });
    }
  });

  test.each(CALLABLES)("%s refuses a missing, deep or long body with a callable error", async (name) => {
    const deep = `{"data":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    const bodies = ["", deep, `{"data":"${"x".repeat(70_000)}"}`];
    for (const body of bodies) {
      expect(await sendTo(name, body)).toMatchObject({
        status: 400,
        answer: { error: { status: "INVALID_ARGUMENT" } },
      });
    }
    expect(await sendTo(name, '{"data":{}}', "text/plain")).toMatchObject({
      status: 400,
      answer: { error: { status: "INVALID_ARGUMENT" } },
    });
  });

  test.each(CALLABLES)("%s refuses a key @type, and logs nothing of it", async (name) => {
    const secret = `secret-${randomUUID()}`;
    const keys = ['"@type":"x"', '"\\u0040type":"type.googleapis.com/google.protobuf.Int64Value"'];
    for (const key of keys) {
      const object = `{${key},"value":"${secret}"}`;
      for (const body of [`{"data":${object}}`, `{"data":{"code":[${object}]}}`, object]) {
        expect(await sendTo(name, body)).toMatchObject({
          status: 400,
          answer: { error: { status: "INVALID_ARGUMENT" } },
        });
      }
    }
    // A text is no key.
    expect(await sendTo(name, JSON.stringify({ data: { code: "@type" } }))).toMatchObject(UNAUTHENTICATED);
    const { logFile } = testEnvironment();
    if (logFile !== undefined) expect(await readFile(logFile, "utf8")).not.toContain(secret);
  });

  test("returns the operation's data, and its error code and message", async () => {
    const [{ programId, free, locked }, { token }] = await Promise.all([makeProgramme(), makeUser()]);
    const body = { programId, stepId: free.stepId };
    const { status, answer } = await callFunction("finishStep", body, token);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { result: await call(finishStep, body, { token }) },
    });
    expect(await callFunction("finishStep", { programId, stepId: locked.stepId }, token)).toEqual({
      status: 403,
      answer: { error: { status: "PERMISSION_DENIED", message: "stepId: the step is locked" } },
    });
    expect(await callFunction("finishStep", { programId, stepId: "d9-s9" }, token)).toMatchObject({
      status: 404,
      answer: { error: { status: "NOT_FOUND" } },
    });
  });
});
