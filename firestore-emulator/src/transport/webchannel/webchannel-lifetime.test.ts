import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { WebChannelTestClient } from "../../testing/webchannel-client.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let server: TestServer;
let client: WebChannelTestClient;

beforeEach(async () => {
  // Timers of sockets are not affected.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  server = await startTestServer();
  client = new WebChannelTestClient(server, "Listen");
  await client.handshake([]);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

describe("a streaming back channel", () => {
  test("sends a noop every 30 s and ends after 60 s", async () => {
    const back = await client.open(0);
    await back.untilCount(1, () => true);
    await vi.advanceTimersByTimeAsync(30 * SECOND - 1);
    await client.forward([]);
    expect(back.arrays).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await back.untilCount(2, () => true);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    await back.ended;
    expect(back.arrays.map(([, [payload]]) => payload)).toEqual(back.arrays.map(() => "noop"));
    expect(back.arrays.map(([id]) => id)).toEqual(back.arrays.map((_array, index) => index + 1));
  });

  test("ends after 60 s even with constant traffic", async () => {
    const back = await client.open(0);
    await back.untilCount(1, () => true);
    for (let second = 0; second < 60; second += 10) {
      await client.forward([addDocument(second + 2)]);
      await back.until(`"targetIds":[${second + 2}]`);
      await vi.advanceTimersByTimeAsync(10 * SECOND);
    }
    await back.ended;
    const last = back.arrays.at(-1)?.[0] ?? 0;
    const next = await client.open(last);
    await next.untilCount(1, () => true);
    expect(next.arrays[0]).toEqual([last + 1, ["noop"]]);
    next.abort();
  });
});

describe("a long-polling back channel", () => {
  test("ends with a noop after 30 s of silence", async () => {
    const back = await client.open(0, true);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    await back.ended;
    expect(back.arrays).toEqual([[1, ["noop"]]]);
  });

  test.each([
    ["TO=5000", 5 * SECOND],
    ["TO=600000", 30 * SECOND],
    ["TO=-1", SECOND],
    ["TO=1", SECOND],
    ["TO=x", 30 * SECOND],
  ])("with %s ends after %i ms", async (timeout, after) => {
    const back = await client.open(0, true, `&${timeout}`);
    await vi.advanceTimersByTimeAsync(after - 1);
    await client.forward([]);
    expect(back.arrays).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await back.ended;
    expect(back.arrays).toEqual([[1, ["noop"]]]);
  });
});

describe("a session", () => {
  test("expires 5 minutes after its last request", async () => {
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect((await client.forward([])).status).toBe(200);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect((await client.forward([])).status).toBe(200);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect((await client.forward([])).status).toBe(400);
  });

  test("does not expire while a back channel is open", async () => {
    await client.forward([addDocument(2)]);
    let acknowledged = 0;
    for (let minute = 0; minute < 7; minute += 1) {
      const back = await client.open(acknowledged);
      await back.untilCount(1, () => true);
      await vi.advanceTimersByTimeAsync(MINUTE);
      await back.ended;
      acknowledged = back.arrays.at(-1)?.[0] ?? acknowledged;
    }
    expect((await client.forward([])).status).toBe(200);
  });

  test("whose client disconnected releases its stream", async () => {
    await client.forward([addDocument(2)]);
    const back = await client.open(0);
    await back.until("CURRENT");
    back.abort();
    expect(server.openStreams()).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(server.openStreams()).toBe(0);
    expect((await client.forward([])).status).toBe(400);
  });
});

function addDocument(targetId: number): unknown {
  const database = "projects/lifetime/databases/(default)";
  return { database, addTarget: { documents: { documents: [`${database}/documents/c/a`] }, targetId } };
}
