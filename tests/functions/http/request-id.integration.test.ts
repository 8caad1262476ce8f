import { randomBytes, randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { getResponse } from "@mindle/domain/api/assessment";
import { checkEmailExist } from "@mindle/domain/api/auth";
import { REQUEST_ID_HEADER } from "@mindle/domain/api/headers";
import { isRequestId } from "@mindle/domain/api/operation-headers";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { makeAddress, makeSecretId } from "../../support/functions/api.ts";
import { database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";

const { apiUrl, functionsUrl, logFile } = testEnvironment();

const line = z.looseObject({ message: z.string(), severity: z.string(), requestId: z.string() });

/** Sends a body with this request id, and resolves to the id that the response names. */
async function send(
  url: string,
  body: unknown,
  requestId?: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": makeAddress(),
      ...(requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, requestId: response.headers.get(REQUEST_ID_HEADER) ?? "missing" };
}

/** All lines of the functions' log that were written after `offset` for a request; waits for the last one. */
async function linesOf(requestId: string, offset: number) {
  if (logFile === undefined) return undefined;
  return vi.waitFor(
    async () => {
      const text = (await readFile(logFile)).subarray(offset).toString();
      const lines = text
        .split("\n")
        .filter((each) => each.includes(requestId))
        .map((each) => line.parse(JSON.parse(each.slice(each.indexOf("{")))));
      expect(lines).toContainEqual(expect.objectContaining({ message: "request" }));
      return lines;
    },
    { timeout: 10_000 },
  );
}

async function logLength(): Promise<number> {
  return logFile === undefined ? 0 : (await stat(logFile)).size;
}

test("a request is logged and answered under the id that it came with", async () => {
  const offset = await logLength();
  const sent = randomUUID();
  const body = { email: `${randomUUID()}@example.com`, type: "register" };
  const { status, requestId } = await send(`${apiUrl}/${checkEmailExist.path}`, body, sent);
  expect(requestId).toBe(sent);
  const lines = await linesOf(sent, offset);
  if (lines === undefined) return;
  expect(lines).toEqual([
    {
      message: "request",
      severity: "INFO",
      requestId: sent,
      operation: checkEmailExist.path,
      status,
      durationMs: expect.any(Number),
    },
  ]);
});

test("a failure has the request's id and the trace of Cloud Run", async () => {
  const offset = await logLength();
  const responseId = makeSecretId();
  await database().doc(`assessments/${responseId}`).set({ assessmentId: "broken" });
  const sent = randomUUID();
  const trace = randomBytes(16).toString("hex");
  const headers = { "X-Cloud-Trace-Context": `${trace}/1;o=1` };
  const answer = await send(`${apiUrl}/${getResponse.path}`, { responseId }, sent, headers);
  await database().doc(`assessments/${responseId}`).delete();
  expect(answer).toEqual({ status: 500, requestId: sent });
  const lines = await linesOf(sent, offset);
  if (lines === undefined) return;
  const operation = getResponse.path;
  const traced = { "logging.googleapis.com/trace": expect.stringContaining(`/traces/${trace}`) };
  expect(lines).toMatchObject([
    { message: "operation failed", severity: "ERROR", operation, ...traced },
    { message: "request", severity: "WARNING", operation, status: 500, ...traced },
  ]);
});

test("a callable is logged and answered under the id as well", async () => {
  const offset = await logLength();
  const sent = randomUUID();
  const answer = await send(`${functionsUrl}/redeemCoupon`, { data: {} }, sent);
  expect(answer).toEqual({ status: 401, requestId: sent });
  const lines = await linesOf(sent, offset);
  if (lines === undefined) return;
  expect(lines).toMatchObject([{ message: "request", operation: redeemCoupon.path, status: 401 }]);
});

test.each([
  ["none", undefined],
  ["another form", "someone@example.com"],
  ["capital letters", "3F2504E0-4F89-41D3-9A0C-0305E82C3301"],
  ["more after it", `${randomUUID()} and more`],
  ["another version", "3f2504e0-4f89-11d3-9a0c-0305e82c3301"],
  ["too much", "a".repeat(4_000)],
  ["two of them", `${randomUUID()}, ${randomUUID()}`],
])("a request with %s gets an id of the functions' own", async (_what, forged) => {
  const offset = await logLength();
  const { requestId } = await send(`${apiUrl}/${checkEmailExist.path}`, {}, forged);
  expect(isRequestId(requestId)).toBe(true);
  expect(forged ?? "").not.toContain(requestId);
  expect(await linesOf(requestId, offset)).not.toEqual([]);
  if (logFile === undefined || forged === undefined) return;
  expect((await readFile(logFile)).subarray(offset).toString()).not.toContain(forged);
});

test("a path that is no operation is not logged", async () => {
  const offset = await logLength();
  const secret = makeSecretId();
  const { requestId } = await send(`${apiUrl}/${secret}`, {});
  const lines = await linesOf(requestId, offset);
  if (lines === undefined) return;
  expect(lines).toMatchObject([{ operation: "unknown", status: 404 }]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});
