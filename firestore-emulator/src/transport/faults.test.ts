import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type GrpcTestCall, GrpcTestClient } from "../testing/grpc-client.ts";
import { send } from "../testing/raw-http.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { WebChannelTestClient } from "../testing/webchannel-client.ts";
import { listen } from "./port.ts";

const DATABASE = "projects/faults/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const OWNER = "Bearer owner";
const PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
/** An empty SETTINGS frame. */
const SETTINGS = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

/** Keys of length-delimited protobuf fields. */
const MAP_VALUE = (6 << 3) | 2;
const ENTRY_VALUE = (2 << 3) | 2;
const MAP_FIELDS = (1 << 3) | 2;
const DOCUMENT_FIELDS = (2 << 3) | 2;
const REQUEST_DOCUMENT = (4 << 3) | 2;

let server: TestServer;
let client: GrpcTestClient;
/** A listener that must not notice what others do wrong. */
let bystander: GrpcTestCall;
let heard = 0;

beforeAll(async () => {
  server = await startTestServer();
  client = new GrpcTestClient(server);
  bystander = client.open("Listen", OWNER);
  bystander.send(watch("calm/a"));
  await bystander.response(3);
  heard = 4;
});
afterAll(async () => {
  client.close();
  await server.close();
});

afterEach(async () => {
  const written = await send(server, { method: "PATCH", path: `/v1/${ROOT}/calm/a`, body: "{}" });
  expect(written.status).toBe(200);
  expect(await bystander.response(heard)).toMatchObject({ documentChange: {} });
  heard += 2;
});

describe("a connection that", () => {
  test.each([
    ["is no HTTP", "\x16\x03\x01\x02\x00\x01\x00"],
    ["has a malformed header", "GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n"],
    [
      "has two body lengths",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    ],
    [
      "has a chunk of no length",
      "POST /v1/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ["has endless headers", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
    ["has garbage for frames", `${PREFACE}${"garbage".repeat(100)}`],
    [
      "has a frame that is too large",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(0, 0, 1, 20_000)]),
    ],
    [
      "has data on a stream that is not open",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(0, 0, 1, 8)]),
    ],
    [
      "has headers that do not unpack",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(1, 4, 1, 8, 0xff)]),
    ],
  ])("%s is closed", async (_what, bytes) => {
    const socket = await opened(server.port);
    socket.write(bytes);
    await closed(socket);
  });

  test("ends in the middle of a message frees its stream", async () => {
    const socket = await opened(server.port);
    socket.write(Buffer.concat([Buffer.from(PREFACE), SETTINGS.subarray(0, 5)]));
    socket.destroy();
    const half = await opened(server.port);
    half.write(`PATCH /v1/${ROOT}/c/a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"fie`);
    half.destroy();
    await Promise.all([closed(socket), closed(half)]);
  });
});

describe("a half-open connection", () => {
  const limits = { firstBytes: 40, head: 40, request: 80, checkEvery: 20 };

  test.each([
    ["says nothing", ""],
    ["stops in the HTTP/2 preface", "PR"],
    ["stops in the head of its request", "GET / HTTP/1.1\r\nHost: loc"],
    [
      "stops in the body of its request",
      "POST /v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
  ])("that %s is closed", async (_what, bytes) => {
    const port = await listen("127.0.0.1", 0, { grpc: { accept() {} }, http: slow }, limits);
    const socket = await opened(port.number);
    socket.write(bytes);
    await closed(socket);
    await port.close();
  });

  test("waiting for an answer is left alone", async () => {
    const port = await listen("127.0.0.1", 0, { grpc: { accept() {} }, http: slow }, limits);
    const answered = opened(port.number);
    const quick = await opened(port.number);
    (await answered).write("GET /late HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    // Whatever outlived its limits is gone by the time that this one is.
    await closed(quick);
    await once(await answered, "data");
    await port.close();
  });
});

describe("a message that is no message", () => {
  test.each([
    ["bytes that do not decode", Buffer.from([0, 0, 0, 0, 3, 0xff, 0xff, 0xff])],
    ["maps nested ten thousand deep", nestedValue(10_000)],
  ])("of %s fails its call", async (_what, body) => {
    const { code } = await client.callRaw("CreateDocument", body);
    expect(["INTERNAL", "INVALID_ARGUMENT"]).toContain(code);
  });

  test.each([
    ["deeply nested", `{"fields":${'{"a":{"mapValue":{"fields":'.repeat(50_000)}`],
    ["deeply nested and closed", nestedJson(50_000)],
    ["not UTF-8", "\ud800"],
    ["not JSON", "{"],
    ["not an object", "[]"],
    ["of wrong types", '{"fields":[]}'],
  ])("of JSON %s is refused", async (_what, body) => {
    const answer = await send(server, { method: "PATCH", path: `/v1/${ROOT}/c/deep`, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error.status).toBe("INVALID_ARGUMENT");
  });
});

describe("a message that is too large", () => {
  test("is refused on its connection, which goes on", async () => {
    const labels = { filler: "x".repeat(101 * 1024 * 1024) };
    const call = await client.call("BatchWrite", { database: DATABASE, labels }, OWNER);
    expect(call.code).toBe("RESOURCE_EXHAUSTED");
  });

  test.each([`/v1/${ROOT}:commit`, "/emulator/v1/projects/faults:securityRules"])(
    "over REST is refused with 413: %s",
    async (path) => {
      const method = path.startsWith("/v1/") ? "POST" : "PUT";
      const answer = await send(server, { method, path, body: " ".repeat(16 * 1024 * 1024 + 1) });
      expect(answer.status).toBe(413);
    },
  );
});

describe("a bad WebChannel request", () => {
  const path = "/google.firestore.v1.Firestore/Listen/channel";

  test.each([
    ["count=x"],
    ["count=1&ofs=x&req0___data__={}"],
    ["count=1&ofs=-1&req0___data__={}"],
    ["count=1&ofs=1e99&req0___data__={}"],
  ])("%s is refused", async (body) => {
    expect((await send(server, { method: "POST", path: `${path}?VER=8&RID=1`, body })).status).toBe(400);
  });

  test.each(["x", "-1", "NaN", "1e9", "1.5"])(
    "acknowledging %s is refused and forgets nothing",
    async (id) => {
      const channel = new WebChannelTestClient(server, "Listen");
      await channel.handshake([watch("c/a")]);
      expect((await channel.open(id)).status).toBe(400);
      const back = await channel.open(0);
      await back.until("CURRENT");
      expect(back.arrays[0]?.[0]).toBe(1);
      await channel.terminate();
    },
  );

  test("acknowledging what was never sent forgets nothing", async () => {
    const channel = new WebChannelTestClient(server, "Listen");
    await channel.handshake([]);
    const early = await channel.open(1_000_000, true);
    await channel.forward([watch("c/a")]);
    await early.ended;
    expect(early.arrays[0]).toMatchObject([1, [{ targetChange: { targetChangeType: "ADD" } }]]);
    await channel.terminate();
  });

  test.each([
    ["no JSON", ["{"]],
    ["no request", ['{"addTarget":7}']],
    [
      "a request for another database",
      [JSON.stringify(watch("c/a")), '{"database":"projects/x/databases/y"}'],
    ],
  ])("with %s for a message ends its session alone", async (_what, texts) => {
    const channel = new WebChannelTestClient(server, "Listen");
    await channel.handshakeRaw(texts);
    const back = await channel.open(0);
    await back.until('"error":{');
    await channel.terminate();
  });
});

describe("a flood", () => {
  test("of channels that are opened and left is served, and so is everyone else", async () => {
    const channels = Array.from({ length: 500 }, () => new WebChannelTestClient(server, "Listen"));
    await Promise.all(channels.map((channel, index) => channel.handshake([watch(`flood/${index}`)])));
    expect(server.openStreams()).toBeGreaterThanOrEqual(500);
    await Promise.all(channels.map((channel) => channel.terminate()));
    expect(server.openStreams()).toBe(1);
  });

  test("of connections that are cut in the middle of a call leaves nothing open", async () => {
    const others = Array.from({ length: 20 }, () => new GrpcTestClient(server));
    const calls = others.map((other) => other.open("Listen", OWNER));
    for (const call of calls) call.send(watch("flood/x"));
    await Promise.all(calls.map((call) => call.response(0)));
    expect(server.openStreams()).toBe(21);
    for (const other of others) other.close();
    for (const call of calls) call.cancel();
    await vi.waitUntil(() => server.openStreams() === 1);
  });
});

describe("a client that vanishes in the middle of a transaction", () => {
  test("holds its locks for 60 s and no longer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const path = `/v1/${ROOT}`;
      const post = (verb: string, body: unknown) =>
        send(server, {
          method: "POST",
          path: `${path}:${verb}`,
          headers: { Authorization: OWNER },
          body: JSON.stringify(body),
        });
      const { transaction } = JSON.parse((await post("beginTransaction", {})).body);
      await post("batchGet", { documents: [`${ROOT}/locked/a`], transaction });
      const write = { writes: [{ update: { name: `${ROOT}/locked/a`, fields: {} } }] };
      const early = post("commit", write);
      await vi.waitUntil(() => vi.getTimerCount() > 1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await early).status).toBe(409);
      await vi.advanceTimersByTimeAsync(58_000);
      expect((await post("commit", write)).status).toBe(200);
      const late = await post("commit", { ...write, transaction });
      expect(late.status).toBe(409);
      expect(late.body).toContain("expired or is no longer valid");
    } finally {
      vi.useRealTimers();
    }
  });
});

function watch(path: string) {
  return { database: DATABASE, addTarget: { documents: { documents: [`${ROOT}/${path}`] }, targetId: 2 } };
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  // Otherwise its end is never seen.
  socket.resume();
  return socket;
}

/** Closed in order or reset. */
function closed(socket: Socket): Promise<void> {
  return new Promise((done) => (socket.closed ? done() : socket.once("close", () => done())));
}

/** An HTTP/2 frame whose payload is one byte over and over. */
function frame(type: number, flags: number, stream: number, length: number, byte = 0): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, Buffer.alloc(length, byte)]);
}

/** Answers requests for /late when everything else was timed out. */
function slow(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === "/late") setTimeout(() => response.end("late"), 200);
}

function nestedJson(depth: number): string {
  return `{"fields":${'{"a":{"mapValue":{"fields":'.repeat(depth)}{}${"}}}".repeat(depth)}}`;
}

/** A CreateDocumentRequest in a gRPC frame whose document has a field of maps within maps. */
function nestedValue(depth: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const wrap = (tag: number) => {
    const head = Buffer.from([tag, ...varint(length)]);
    parts.push(head);
    length += head.length;
  };
  for (let level = 0; level < depth; level += 1) {
    wrap(MAP_VALUE);
    wrap(ENTRY_VALUE);
    wrap(MAP_FIELDS);
  }
  wrap(MAP_VALUE);
  wrap(ENTRY_VALUE);
  wrap(DOCUMENT_FIELDS);
  wrap(REQUEST_DOCUMENT);
  const message = Buffer.concat(parts.reverse());
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
