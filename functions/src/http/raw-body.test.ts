import { once } from "node:events";
import { Agent, createServer, type Server, request as startRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { CONTRACT } from "@mindle/domain/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { disableBodyParsing, MAX_READ_BYTES, restoreContentType } from "./raw-body.ts";

/** What the runtime would have of each request: its content types and bytes. */
interface Seen {
  readonly type: string | undefined;
  readonly encoding: string | undefined;
  readonly restored: string | undefined;
  readonly bytes: number;
}

const seen: Seen[] = [];

let server: Server;
let port = 0;

beforeAll(async () => {
  disableBodyParsing();
  server = createServer((request, response) => {
    const { "content-type": type, "content-encoding": encoding } = request.headers;
    restoreContentType(request);
    const restored = request.headers["content-type"];
    void buffer(request).then(({ length }) => {
      seen.push({ type, encoding, restored, bytes: length });
      response.end("OK");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) port = address.port;
});

afterAll(() => server.close());

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

/** Sends a body in parts of 64 KiB; resolves to the status of the answer, and whether the connection had been used before. */
async function send(length: number, headers: Readonly<Record<string, string>>) {
  const request = startRequest({ port, host: "127.0.0.1", method: "POST", headers, agent });
  const answered = once(request, "response");
  const part = Buffer.alloc(65_536, 32);
  for (let sent = 0; sent < length; sent += part.length) {
    request.write(part.subarray(0, Math.min(part.length, length - sent)));
  }
  request.end();
  const [response] = await answered;
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, reused: request.reusedSocket };
}

const JSON_TYPE = { "Content-Type": "application/json" };

describe("a body", () => {
  test.each([
    ["of a declared length", { ...JSON_TYPE, "Content-Length": String(MAX_READ_BYTES) }],
    ["in chunks", JSON_TYPE],
  ])("%s arrives as it was sent, with its type, up to the longest", async (_how, headers) => {
    expect(await send(MAX_READ_BYTES, headers)).toMatchObject({ status: 200 });
    expect(seen.at(-1)).toEqual({
      type: "application/octet-stream",
      encoding: undefined,
      restored: "application/json",
      bytes: MAX_READ_BYTES,
    });
  });

  test.each([
    [
      "of a declared length",
      { ...JSON_TYPE, "Content-Length": String(30 * MAX_READ_BYTES) },
      "application/json",
    ],
    ["in chunks", JSON_TYPE, "application/json"],
    ["without a type", { "Content-Length": String(30 * MAX_READ_BYTES) }, undefined],
  ])("%s that is longer than any call's is cut, to more than any call takes", async (_how, headers, type) => {
    expect(await send(30 * MAX_READ_BYTES, headers)).toMatchObject({ status: 200 });
    expect(seen.at(-1)).toMatchObject({ bytes: MAX_READ_BYTES, restored: type });
    // Closing the connection would lose the answer to who still sends; firebase-tools' emulators end by it.
    expect(await send(1, JSON_TYPE)).toMatchObject({ reused: true });
  });

  test("that is compressed arrives as it was sent: the runtime would inflate it to a thousand times its length", async () => {
    const packed = gzipSync(Buffer.alloc(1_000_000, 32));
    const request = startRequest({
      ...{ port, host: "127.0.0.1", method: "POST" },
      headers: { ...JSON_TYPE, "Content-Encoding": "gzip" },
    });
    request.end(packed);
    const [response] = await once(request, "response");
    response.resume();
    expect(seen.at(-1)).toMatchObject({ encoding: undefined, bytes: packed.length });
  });

  test("is as long as every operation takes it", () => {
    const longest = Math.max(
      ...Object.values(CONTRACT).map(({ maxBytes = 0 }: { maxBytes?: number }) => maxBytes),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MAX_READ_BYTES);
  });
});
