import { Agent, request } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type GrpcTestCall, GrpcTestClient } from "../testing/grpc-client.ts";
import { testServerFixture } from "../testing/test-server.ts";

const DATABASE = "projects/memory/databases/(default)";
const CHANNEL = "/google.firestore.v1.Firestore/Listen/channel?VER=8";
const SESSIONS = 10_000;
const STREAMS = 2_000;
/** Number of concurrently open sessions or streams. */
const BATCH = 500;
const MAX_GROWTH = 1.1;
const EXPIRY_MS = 5 * 60_000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const server = testServerFixture();
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

afterAll(async () => {
  agent.destroy();
  await server.close();
});

describe("memory is released after", () => {
  test(`${SESSIONS} WebChannel sessions, half of them terminated, half abandoned`, {
    timeout: 30_000,
  }, async () => {
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

  test(`${STREAMS} gRPC listen streams, half of them closed, half cancelled`, {
    timeout: 30_000,
  }, async () => {
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
    req0___data__: JSON.stringify(addTarget()),
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
    const cancelling = new GrpcTestClient(server);
    const open = (client: GrpcTestClient): GrpcTestCall[] =>
      Array.from({ length: BATCH / 2 }, () => {
        const call = client.open("Listen", "Bearer owner");
        call.send(addTarget());
        return call;
      });
    const [ended, cancelled] = [open(closing), open(cancelling)];
    await Promise.all([...ended, ...cancelled].map((call) => call.response(3)));
    expect(server.openStreams()).toBe(BATCH);
    for (const call of ended) call.end();
    await Promise.all(ended.map((call) => call.outcome));
    for (const call of cancelled) call.cancel();
    await Promise.all(cancelled.map((call) => call.outcome));
    closing.close();
    cancelling.close();
    await vi.waitUntil(() => server.openStreams() === 0);
  }
}

function addTarget() {
  const documents = [`${DATABASE}/documents/c/a`];
  return { database: DATABASE, addTarget: { documents: { documents }, targetId: 2 } };
}

/** Reachable bytes, after a few event loop iterations for pending cleanup. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((done) => setImmediate(done));
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}
