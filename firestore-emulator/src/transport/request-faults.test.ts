import { describe, expect, test, vi } from "vitest";
import { GrpcTestClient } from "../testing/grpc-client.ts";
import { send } from "../testing/raw-http.ts";
import { grpcClientFixture, testServerFixture } from "../testing/test-server.ts";
import { unaffectedListenerFixture } from "../testing/unaffected-listener.ts";
import { WebChannelTestClient } from "../testing/webchannel-client.ts";

const DATABASE = "projects/faults/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const OWNER = "Bearer owner";

/** Keys of length-delimited protobuf fields. */
const MAP_VALUE = (6 << 3) | 2;
const ENTRY_VALUE = (2 << 3) | 2;
const MAP_FIELDS = (1 << 3) | 2;
const DOCUMENT_FIELDS = (2 << 3) | 2;
const REQUEST_DOCUMENT = (4 << 3) | 2;

const server = testServerFixture();
const client = grpcClientFixture(server);
unaffectedListenerFixture(server, client, DATABASE);

describe("a malformed message", () => {
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
  ])("of JSON that is %s is rejected", async (_what, body) => {
    const response = await send(server, { method: "PATCH", path: `/v1/${ROOT}/c/deep`, body });
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body).error.status).toBe("INVALID_ARGUMENT");
  });
});

describe("a message that is too large", () => {
  test("is rejected; its connection stays open", async () => {
    const labels = { filler: "x".repeat(101 * 1024 * 1024) };
    const call = await client.call("BatchWrite", { database: DATABASE, labels }, OWNER);
    expect(call.code).toBe("RESOURCE_EXHAUSTED");
  });

  test.each([`/v1/${ROOT}:commit`, "/emulator/v1/projects/faults:securityRules"])(
    "over REST is rejected with 413: %s",
    async (path) => {
      const method = path.startsWith("/v1/") ? "POST" : "PUT";
      const response = await send(server, { method, path, body: " ".repeat(16 * 1024 * 1024 + 1) });
      expect(response.status).toBe(413);
    },
  );
});

describe("an invalid WebChannel request", () => {
  const path = "/google.firestore.v1.Firestore/Listen/channel";

  test.each([
    ["count=x"],
    ["count=1&ofs=x&req0___data__={}"],
    ["count=1&ofs=-1&req0___data__={}"],
    ["count=1&ofs=1e99&req0___data__={}"],
  ])("%s is rejected", async (body) => {
    expect((await send(server, { method: "POST", path: `${path}?VER=8&RID=1`, body })).status).toBe(400);
  });

  test.each(["x", "-1", "NaN", "1e9", "1.5"])(
    "acknowledging %s is rejected and removes nothing",
    async (id) => {
      const channel = new WebChannelTestClient(server, "Listen");
      await channel.handshake([addTarget("c/a")]);
      expect((await channel.open(id)).status).toBe(400);
      const back = await channel.open(0);
      await back.until("CURRENT");
      expect(back.arrays[0]?.[0]).toBe(1);
      await channel.terminate();
    },
  );

  test("acknowledging an id that was never sent removes nothing", async () => {
    const channel = new WebChannelTestClient(server, "Listen");
    await channel.handshake([]);
    const early = await channel.open(1_000_000, true);
    await channel.forward([addTarget("c/a")]);
    await early.ended;
    expect(early.arrays[0]).toMatchObject([1, [{ targetChange: { targetChangeType: "ADD" } }]]);
    await channel.terminate();
  });

  test.each([
    ["invalid JSON", ["{"]],
    ["an invalid request", ['{"addTarget":7}']],
    [
      "a request for another database",
      [JSON.stringify(addTarget("c/a")), '{"database":"projects/x/databases/y"}'],
    ],
  ])("with %s ends only its session", async (_what, texts) => {
    const channel = new WebChannelTestClient(server, "Listen");
    await channel.handshakeRaw(texts);
    const back = await channel.open(0);
    await back.until('"error":{');
    await channel.terminate();
  });
});

describe("many", () => {
  test("WebChannel sessions at a time are handled", async () => {
    const channels = Array.from({ length: 500 }, () => new WebChannelTestClient(server, "Listen"));
    await Promise.all(channels.map((channel, index) => channel.handshake([addTarget(`many/${index}`)])));
    expect(server.openStreams()).toBeGreaterThanOrEqual(500);
    await Promise.all(channels.map((channel) => channel.terminate()));
    expect(server.openStreams()).toBe(1);
  });

  test("connections closed during a call leave no open streams", async () => {
    const others = Array.from({ length: 20 }, () => new GrpcTestClient(server));
    const calls = others.map((other) => other.open("Listen", OWNER));
    for (const call of calls) call.send(addTarget("many/x"));
    await Promise.all(calls.map((call) => call.response(0)));
    expect(server.openStreams()).toBe(21);
    for (const other of others) other.close();
    for (const call of calls) call.cancel();
    await vi.waitUntil(() => server.openStreams() === 1);
  });
});

describe("a client that disconnects during a transaction", () => {
  test("holds its locks for 60 s", async () => {
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

function addTarget(path: string) {
  return { database: DATABASE, addTarget: { documents: { documents: [`${ROOT}/${path}`] }, targetId: 2 } };
}

function nestedJson(depth: number): string {
  return `{"fields":${'{"a":{"mapValue":{"fields":'.repeat(depth)}{}${"}}}".repeat(depth)}}`;
}

/** A CreateDocumentRequest in a gRPC frame, with a document of nested maps. */
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
