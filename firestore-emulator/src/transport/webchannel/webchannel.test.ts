import { beforeEach, describe, expect, test } from "vitest";
import { send } from "../../testing/raw-http.ts";
import { testServerFixture } from "../../testing/test-server.ts";
import { type ChannelArray, WebChannelTestClient } from "../../testing/webchannel-client.ts";

const CHANNEL = "/google.firestore.v1.Firestore/Listen/channel";

const server = testServerFixture();
let project: string;
let projects = 0;

beforeEach(() => {
  projects += 1;
  project = `channel-${projects}`;
});

describe("a Listen session", () => {
  test("responds to the handshake and sends its first messages, with ids from 1, over the back channel", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    const response = await client.handshake([addDocument("c/a", 2)]);
    expect(response.body).toMatch(/^\d+\n\[\[0,\["c","[\w-]{22}","",8,12,30000\]\]\]$/);
    const back = await client.open(0);
    await back.until("CURRENT");
    const [snapshot] = back.arrays.slice(3);
    expect(back.arrays.slice(0, 3)).toEqual([
      [1, [{ targetChange: { targetChangeType: "ADD", targetIds: [2] } }]],
      [2, [{ documentDelete: { document: name("c/a"), readTime: anyTime(), removedTargetIds: [2] } }]],
      [3, [current(2)]],
    ]);
    expect(snapshot).toEqual([
      4,
      [{ targetChange: { resumeToken: expect.any(String), readTime: anyTime() } }],
    ]);
    expect((await client.terminate()).status).toBe(200);
    await back.ended;
  });

  test("counts frame lengths in UTF-16 units", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([addDocument("c/a", 2)]);
    const back = await client.open(0);
    await back.until("CURRENT");
    await set("c/a", { s: { stringValue: "café 😀 가" } });
    const [, [change]] = await back.until("documentChange");
    expect(change).toMatchObject({
      documentChange: { document: { fields: { s: { stringValue: "café 😀 가" } } } },
    });
    await set("c/a", { s: { stringValue: "after" } });
    await back.until("after");
    await client.terminate();
  });

  test("a streaming back channel without messages sends a noop immediately", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([]);
    const back = await client.open(0);
    expect(await back.until("noop")).toEqual([1, ["noop"]]);
    await client.terminate();
  });

  test("a long-polling back channel ends with the first data", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([addDocument("c/a", 2)]);
    const first = await client.open(0, true);
    await first.ended;
    expect(first.arrays.map(([id]) => id)).toEqual([1, 2, 3, 4]);
    const second = await client.open(4, true);
    await set("c/a", { n: { integerValue: "1" } });
    await second.ended;
    expect(second.arrays.map(([id]) => id)).toEqual([5, 6]);
    await client.terminate();
  });

  test("unacknowledged messages of a lost back channel are sent again", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([addDocument("c/a", 2)]);
    const lost = await client.open(0);
    await lost.until("CURRENT");
    lost.abort();
    await lost.ended;
    const next = await client.open(2);
    await next.until("CURRENT");
    expect(next.arrays[0]?.[0]).toBe(3);
    await client.terminate();
  });

  test("a new back channel replaces the previous one", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([]);
    const older = await client.open(0);
    await older.until("noop");
    const newer = await client.open(1);
    await older.ended;
    await client.forward([addDocument("c/a", 2)]);
    await newer.until("CURRENT");
    await client.terminate();
  });

  test("forward responses contain whether a back channel is open and the last array id", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([]);
    expect((await client.forward([addDocument("c/a", 2)])).body).toBe("7\n[0,0,7]");
    const back = await client.open(0);
    await back.until("resumeToken");
    expect((await client.forward([{ database: database(), removeTarget: 2 }])).body).toBe("7\n[1,4,7]");
    expect(await back.until("REMOVE")).toEqual([
      5,
      [{ targetChange: { targetChangeType: "REMOVE", targetIds: [2] } }],
    ]);
    await client.terminate();
  });

  test("a retried forward request is not processed twice", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([]);
    const back = await client.open(0);
    await client.forward([addDocument("c/a", 2)], 0);
    await client.forward([addDocument("c/a", 2), addDocument("c/b", 4)], 0);
    await back.until("[4]");
    expect(targetChangeTypes(back.arrays).filter((type) => type === "ADD")).toHaveLength(2);
    await client.terminate();
  });

  test("an invalid ListenRequest ends the session with its error", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([{ nonsense: true }]);
    const back = await client.open(0);
    expect(await back.until("error")).toEqual([
      1,
      [
        {
          error: {
            message: "INVALID_ARGUMENT: Payload isn't valid for request.",
            status: "INVALID_ARGUMENT",
          },
        },
      ],
    ]);
    await client.terminate();
  });

  test("an invalid Authorization header fails the stream, not the handshake", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    expect((await client.handshake([addDocument("c/a", 2)], "Authorization:Bearer garbage\r\n")).status).toBe(
      200,
    );
    const back = await client.open(0);
    expect(JSON.stringify(await back.until("error"))).toContain("invalid jwt");
    await client.terminate();
  });
});

describe("a Write session", () => {
  test("performs the handshake, commits in order, and fails with the status of a failed commit", async () => {
    const client = new WebChannelTestClient(server, "Write");
    await client.handshake([{ database: database() }]);
    const back = await client.open(0);
    expect(await back.until("streamId")).toEqual([
      1,
      [{ streamId: expect.any(String), streamToken: "MA==" }],
    ]);
    const write = { update: { name: name("c/b"), fields: { n: { integerValue: "1" } } } };
    await client.forward([{ streamToken: "MA==", writes: [write] }]);
    expect(await back.until("writeResults")).toEqual([
      expect.any(Number),
      [{ streamToken: "MQ==", writeResults: [{ updateTime: anyTime() }], commitTime: anyTime() }],
    ]);
    const big = { update: { name: name("c/big"), fields: { s: { stringValue: "x".repeat(1_048_488) } } } };
    await client.forward([{ streamToken: "MQ==", writes: [big] }]);
    const [, [error]] = await back.until("error");
    expect(error).toEqual({
      error: {
        message: 'INVALID_ARGUMENT: The value of property "s" is longer than 1048487 bytes.',
        status: "INVALID_ARGUMENT",
      },
    });
    expect((await client.terminate()).status).toBe(200);
  });
});

describe("requests outside a session", () => {
  test.each([
    ["GET", `${CHANNEL}?VER=8&RID=rpc&SID=unknown&AID=0&CI=0&TYPE=xmlhttp`],
    ["POST", `${CHANNEL}?VER=8&RID=1&SID=unknown`],
    ["POST", `${CHANNEL}?VER=8&RID=1&SID=unknown&TYPE=terminate`],
  ])("%s %s returns 400", async (method, path) => {
    const response = await send(server, { method, path });
    expect({ status: response.status, body: response.body }).toEqual({ status: 400, body: "" });
  });

  test("a terminated session is unknown", async () => {
    const client = new WebChannelTestClient(server, "Listen");
    await client.handshake([]);
    await client.terminate();
    expect((await client.forward([])).status).toBe(400);
  });

  test("channel responses have CORS headers", async () => {
    const headers = { Origin: "http://localhost:5000", "Content-Type": "application/x-www-form-urlencoded" };
    const path = `${CHANNEL}?VER=8&RID=1&CVER=22`;
    const response = await send(server, { method: "POST", path, headers, body: "count=0" });
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:5000",
      "access-control-allow-credentials": "true",
      vary: "Origin",
    });
  });
});

function database(): string {
  return `projects/${project}/databases/(default)`;
}

function name(path: string): string {
  return `${database()}/documents/${path}`;
}

function addDocument(path: string, targetId: number): unknown {
  return { database: database(), addTarget: { documents: { documents: [name(path)] }, targetId } };
}

async function set(path: string, fields: unknown): Promise<void> {
  const response = await send(server, {
    method: "PATCH",
    path: `/v1/${name(path)}`,
    body: JSON.stringify({ fields }),
  });
  expect(response.status).toBe(200);
}

function current(targetId: number): unknown {
  const change = {
    targetChangeType: "CURRENT",
    targetIds: [targetId],
    resumeToken: expect.any(String),
    readTime: anyTime(),
  };
  return { targetChange: change };
}

function anyTime(): unknown {
  return expect.stringMatching(/^\d{4}-.*Z$/);
}

function targetChangeTypes(arrays: readonly ChannelArray[]): string[] {
  return arrays.map(([, [payload]]) => /"targetChangeType":"(\w+)"/.exec(JSON.stringify(payload))?.[1] ?? "");
}
