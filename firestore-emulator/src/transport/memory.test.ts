import { Agent, request } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type GrpcTestCall, GrpcTestClient } from "../testing/grpc-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const DATABASE = "projects/memory/databases/(default)";
const CHANNEL = "/google.firestore.v1.Firestore/Listen/channel?VER=8";
const SESSIONS = 10_000;
const STREAMS = 2_000;
/** How many are open at a time. */
const BATCH = 500;
const MAX_GROWTH = 1.1;
const EXPIRY_MS = 5 * 60_000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

let server: TestServer;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

describe("memory is back after", () => {
  test(`${SESSIONS} WebChannel sessions, half of them ended and half left`, { timeout: 30_000 }, async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    try {
      await sessions(BATCH * 2);
      const before = await heapUsed();
      await sessions(SESSIONS);
      expect(await heapUsed()).toBeLessThan(before * MAX_GROWTH);
    } finally {
      vi.useRealTimers();
    }
  });

  test(`${STREAMS} gRPC listen streams, half of them closed and half cut`, { timeout: 30_000 }, async () => {
    await streams(BATCH);
    const before = await heapUsed();
    await streams(STREAMS);
    expect(await heapUsed()).toBeLessThan(before * MAX_GROWTH);
  });
});

async function sessions(count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += BATCH) {
    const ids = await Promise.all(Array.from({ length: BATCH }, openSession));
    expect(server.openStreams()).toBe(BATCH);
    const ended = ids.slice(0, BATCH / 2);
    await Promise.all(ended.map((sid) => post(`${CHANNEL}&SID=${sid}&RID=2&TYPE=terminate`, "")));
    expect(server.openStreams()).toBe(BATCH / 2);
    await vi.advanceTimersByTimeAsync(EXPIRY_MS);
    expect(server.openStreams()).toBe(0);
  }
}

async function openSession(): Promise<string> {
  const form = new URLSearchParams({
    count: "1",
    ofs: "0",
    headers: "Authorization:Bearer owner\r\n",
    req0___data__: JSON.stringify(watch()),
  });
  const frame = await post(`${CHANNEL}&RID=1`, form.toString());
  return /"c","([^"]+)"/.exec(frame)?.[1] ?? "";
}

function post(path: string, body: string): Promise<string> {
  return new Promise((done, failed) => {
    const outgoing = request({ host: "127.0.0.1", port: server.port, method: "POST", path, agent });
    outgoing.on("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () => done(text));
    });
    outgoing.on("error", failed);
    outgoing.end(body);
  });
}

async function streams(count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += BATCH) {
    const closing = new GrpcTestClient(server);
    const cut = new GrpcTestClient(server);
    const open = (client: GrpcTestClient): GrpcTestCall[] =>
      Array.from({ length: BATCH / 2 }, () => {
        const call = client.open("Listen", "Bearer owner");
        call.send(watch());
        return call;
      });
    const [ended, left] = [open(closing), open(cut)];
    await Promise.all([...ended, ...left].map((call) => call.response(3)));
    expect(server.openStreams()).toBe(BATCH);
    for (const call of ended) call.end();
    await Promise.all(ended.map((call) => call.outcome));
    for (const call of left) call.cancel();
    await Promise.all(left.map((call) => call.outcome));
    closing.close();
    cut.close();
    await vi.waitUntil(() => server.openStreams() === 0);
  }
}

function watch() {
  const documents = [`${DATABASE}/documents/c/a`];
  return { database: DATABASE, addTarget: { documents: { documents }, targetId: 2 } };
}

/** Bytes that are still reachable, once what was closed has had its turns of the event loop. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((done) => setImmediate(done));
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}
