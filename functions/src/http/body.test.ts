import { once } from "node:events";
import { Agent, request as startRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { http } from "@google-cloud/functions-framework";
import { getTestServer } from "@google-cloud/functions-framework/testing";
import { CONTRACT } from "@mindle/domain/api/contract";
import { MAX_BODY_BYTES } from "@mindle/domain/api/operation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../app-error.ts";
import { disableBodyParsing, MAX_READ_BYTES, readBody, readBytes } from "./body.ts";
import type { ApiRequest } from "./message.ts";

function nested(depth: number): ApiRequest {
  return requestOf("[".repeat(depth) + "]".repeat(depth));
}

test("a body may have as many bytes as the operation allows, 64 kB by default", () => {
  const ofLength = (bytes: number) => requestOf(JSON.stringify("a".repeat(bytes - 2)));
  const length = (bytes: number, maxBytes?: number) => readBody(z.string(), ofLength(bytes), maxBytes).length;
  expect(length(MAX_BODY_BYTES)).toBe(MAX_BODY_BYTES - 2);
  expect(() => length(MAX_BODY_BYTES + 1)).toThrow("body: must be at most 65536 bytes");
  expect(length(100_000, 100_000)).toBe(99_998);
  expect(() => length(100_001, 100_000)).toThrow("body: must be at most 100000 bytes");
});

test("texts are composed, wherever they stand and however they are escaped", () => {
  const text = JSON.stringify({ saved: [{ value: "하늘".normalize("NFD") }], lines: "a\n\u0301" });
  expect(readBody(z.json(), requestOf(text))).toEqual({ saved: [{ value: "하늘" }], lines: "a\n\u0301" });
  expect(readBody(z.json(), requestOf(String.raw`"e\u0301"`))).toBe("é");
});

function requestOf(text: string): ApiRequest {
  return {
    method: "POST",
    path: "/api/test/json",
    header: (name) => (name === "Content-Type" ? "application/json" : undefined),
    body: new TextEncoder().encode(text),
  };
}

test.each(['{"__proto__":{}}', '{"a":[{"__proto__":1}]}', '{"\\u005f_proto__":{"isAdmin":true}}'])(
  "a body with a field __proto__ is refused, not read without it: %s",
  (text) => {
    expect(() => readBody(z.looseObject({}), requestOf(text))).toThrow(AppError);
  },
);

test("a body may be nested 40 deep; beyond that it is refused without a stack overflow", () => {
  expect(JSON.stringify(readBody(z.json(), nested(40)))).toBe("[".repeat(40) + "]".repeat(40));
  for (const depth of [41, 5_000, 32_000]) {
    expect(() => readBody(z.json(), nested(depth))).toThrow(AppError);
  }
});

/** What the function had of each request. */
interface Seen {
  readonly type: string | undefined;
  /** What the runtime has read. */
  readonly parsed: unknown;
  readonly bytes: Uint8Array;
}

const seen: Seen[] = [];

disableBodyParsing();
http("test", async (request, response) => {
  const { "content-type": type } = request.headers;
  const parsed = request.rawBody;
  seen.push({ type, parsed, bytes: await readBytes(request) });
  response.send("OK");
});
const server = getTestServer("test");
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) port = address.port;
});
afterAll(() => {
  agent.destroy();
  server.close();
});

/** Sends a body in parts of 64 KiB; resolves to the status of the answer, and whether the connection had been used before. */
async function send(body: Uint8Array, headers: Readonly<Record<string, string>>) {
  const request = startRequest({ port, host: "127.0.0.1", method: "POST", headers, agent });
  const answered = once(request, "response");
  for (let sent = 0; sent < body.length; sent += 65_536) request.write(body.subarray(sent, sent + 65_536));
  request.end();
  const [response] = await answered;
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, reused: request.reusedSocket };
}

const spaces = (length: number) => Buffer.alloc(length, " ");
const JSON_TYPE = { "Content-Type": "application/json" };

describe("a body", () => {
  test.each([
    ["of a declared length", { ...JSON_TYPE, "Content-Length": String(MAX_READ_BYTES) }],
    ["in chunks", JSON_TYPE],
  ])("%s arrives as it was sent, with its type, up to the longest", async (_how, headers) => {
    const body = spaces(MAX_READ_BYTES);
    expect(await send(body, headers)).toMatchObject({ status: 200 });
    expect(seen.at(-1)).toMatchObject({ type: "application/json", parsed: undefined });
    expect(body.equals(seen.at(-1)?.bytes ?? spaces(0))).toBe(true);
  });

  test.each([
    ["of a declared length", { ...JSON_TYPE, "Content-Length": String(30 * MAX_READ_BYTES) }],
    ["in chunks", JSON_TYPE],
    ["without a type", { "Content-Length": String(30 * MAX_READ_BYTES) }],
  ])("%s that is longer than any call's is cut, to more than any call takes", async (_how, headers) => {
    expect(await send(spaces(30 * MAX_READ_BYTES), headers)).toMatchObject({ status: 200 });
    expect(seen.at(-1)?.bytes).toHaveLength(MAX_READ_BYTES);
    // Closing the connection would lose the answer to who still sends; firebase-tools' emulators end by it.
    expect(await send(spaces(1), JSON_TYPE)).toMatchObject({ reused: true });
  });

  test("of malformed JSON is no error of the runtime", async () => {
    expect(await send(Buffer.from('{"email":'), JSON_TYPE)).toMatchObject({ status: 200 });
    expect(Buffer.from(seen.at(-1)?.bytes ?? []).toString()).toBe('{"email":');
  });

  test("that is compressed arrives as it was sent: the runtime would inflate it to a thousand times its length", async () => {
    const packed = gzipSync(spaces(1_000_000));
    await send(packed, { ...JSON_TYPE, "Content-Encoding": "gzip" });
    expect(packed.equals(seen.at(-1)?.bytes ?? spaces(0))).toBe(true);
  });

  test("that is not sent to its end is none", async () => {
    const before = seen.length;
    const request = startRequest({ port, host: "127.0.0.1", method: "POST", headers: JSON_TYPE });
    request.on("error", () => {}).write("{}");
    setTimeout(() => request.destroy(), 100);
    await expect.poll(() => seen.length).toBe(before + 1);
    expect(seen.at(-1)?.bytes).toHaveLength(0);
  });

  test("is as long as every operation takes it", () => {
    const longest = Math.max(
      ...Object.values(CONTRACT).map(({ maxBytes = 0 }: { maxBytes?: number }) => maxBytes),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MAX_READ_BYTES);
  });
});
