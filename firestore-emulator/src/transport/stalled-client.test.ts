import { type ClientHttp2Stream, connect, constants } from "node:http2";
import { toBinary } from "@bufbuild/protobuf";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { messageFromJson } from "../codec/json.ts";
import { ListenRequestSchema } from "../generated/firestore_pb.js";
import { IndexRegistry } from "../operations/index-registry.ts";
import { RulesRegistry } from "../operations/rules-registry.ts";
import { FirestoreService } from "../operations/service.ts";
import { Store } from "../state/store.ts";
import { GrpcTestClient } from "../testing/grpc-client.ts";
import { GrpcTransport } from "./grpc/grpc.ts";
import { frameOf } from "./grpc/grpc-frames.ts";
import { listen, type Port } from "./port.ts";

const DATABASE = "projects/stalled/databases/(default)";
const OWNER = "Bearer owner";
const MAX_BUFFERED = 1024 * 1024;
const TEXT = "x".repeat(256 * 1024);
const ADD_TARGET = {
  database: DATABASE,
  addTarget: {
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: "c" }] } },
    targetId: 2,
  },
};

const service = new FirestoreService({
  store: new Store(),
  rules: new RulesRegistry(),
  indexes: new IndexRegistry(),
});
const grpc = new GrpcTransport(service, MAX_BUFFERED);
let port: Port;
let client: GrpcTestClient;

beforeAll(async () => {
  port = await listen("127.0.0.1", 0, { grpc, http: () => {} });
  client = new GrpcTestClient({ address: `127.0.0.1:${port.number}` });
});
afterAll(async () => {
  client.close();
  await grpc.close();
  await port.close();
});

test("a listener that does not read is ended at the memory limit; others continue", async () => {
  const reader = client.open("Listen", OWNER);
  reader.send(ADD_TARGET);
  await reader.response(2);
  const stalled = openStalled();
  await vi.waitUntil(() => service.openStreams === 2);
  const ended = new Promise((done) => stalled.once("close", done));
  let writes = 0;
  while (service.openStreams === 2) {
    await write(writes % 8);
    writes += 1;
  }
  stalled.resume();
  await ended;
  expect(stalled.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
  expect(writes).toBeGreaterThan(MAX_BUFFERED / TEXT.length);
  expect(writes).toBeLessThan((4 * MAX_BUFFERED) / TEXT.length);
  await write(0);
  expect(await reader.response(2 + 2 * (writes + 1))).toMatchObject({ targetChange: {} });
  reader.end();
});

test("a listener that reads receives an initial response of any size", async () => {
  for (let id = 0; id < 12; id += 1) await write(id);
  const reader = client.open("Listen", OWNER);
  reader.send(ADD_TARGET);
  expect(await reader.response(14)).toMatchObject({ targetChange: { readTime: expect.any(String) } });
  reader.end();
});

/** A Listen stream whose client does not read. */
function openStalled(): ClientHttp2Stream {
  const session = connect(`http://127.0.0.1:${port.number}`);
  const stream = session.request({
    ":method": "POST",
    ":path": "/google.firestore.v1.Firestore/Listen",
    "content-type": "application/grpc",
    authorization: OWNER,
    te: "trailers",
  });
  // The server is expected to end the stream.
  stream.on("error", () => {});
  stream.on("close", () => session.close());
  stream.write(frameOf(toBinary(ListenRequestSchema, messageFromJson(ListenRequestSchema, ADD_TARGET))));
  return stream;
}

async function write(id: number): Promise<void> {
  const update = {
    name: `${DATABASE}/documents/c/d${id}`,
    fields: { text: { stringValue: TEXT } },
  };
  const { code } = await client.call("Commit", { database: DATABASE, writes: [{ update }] }, OWNER);
  expect(code).toBe("OK");
}
