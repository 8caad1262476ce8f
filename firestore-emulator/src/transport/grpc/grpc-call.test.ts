import { once } from "node:events";
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import { deflateSync, gzipSync } from "node:zlib";
import { create, type DescMessage, fromBinary, type JsonValue, toBinary } from "@bufbuild/protobuf";
import { describe, expect, test } from "vitest";
import { messageFromJson } from "../../codec/json.ts";
import {
  ListCollectionIdsRequestSchema,
  ListCollectionIdsResponseSchema,
  ListenRequestSchema,
  RunQueryRequestSchema,
} from "../../generated/firestore_pb.js";
import { GrpcTestClient } from "../../testing/grpc-client.ts";
import { testServerFixture } from "../../testing/test-server.ts";

const DATABASE = "projects/calls/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const OWNER = "Bearer owner";
const HEADER_SIZE = 5;

const server = testServerFixture();

describe("a call", () => {
  test.each([
    ["identity", (bytes: Buffer) => bytes, 0],
    ["gzip", gzipSync, 1],
    ["deflate", deflateSync, 1],
  ])("compressed with %s is decoded", async (encoding, compress, flag) => {
    const body = frameOf(flag, compress(listCollections().subarray(HEADER_SIZE)));
    const { status, messages } = await call("ListCollectionIds", body, { "grpc-encoding": encoding });
    expect(status).toBe("0");
    expect(messages.map((bytes) => fromBinary(ListCollectionIdsResponseSchema, bytes))).toEqual([
      create(ListCollectionIdsResponseSchema),
    ]);
  });

  test.each<[string, string, Buffer, OutgoingHttpHeaders]>([
    ["12", "with an unknown encoding", listCollections(), { "grpc-encoding": "snappy" }],
    ["13", "compressed without an encoding", frameOf(1, gzipSync("x")), {}],
    ["13", "that does not decompress", frameOf(1, Buffer.from("x")), { "grpc-encoding": "gzip" }],
    ["13", "without a message", Buffer.alloc(0), {}],
    ["13", "with two messages", Buffer.concat([listCollections(), listCollections()]), {}],
    ["13", "that ends in its message", listCollections().subarray(0, -1), {}],
  ])("fails with status %s: %s", async (code, _what, body, headers) => {
    expect((await call("ListCollectionIds", body, headers)).status).toBe(code);
  });

  test("of an unknown method or service is unimplemented", async () => {
    expect((await call("Frobnicate", listCollections())).status).toBe("12");
    expect((await call("GetDocument", listCollections(), {}, "other.Service")).status).toBe("12");
  });

  test("that fails has headers and its status in trailers, which firebase-admin needs to not retry", async () => {
    const session = connect(server.url);
    const stream = session.request(headersOf("RunQuery"));
    stream.end(encodeFrame(RunQueryRequestSchema, { parent: ROOT, structuredQuery: { offset: -1 } }));
    stream.resume();
    const trailers = once(stream, "trailers");
    const [head] = await once(stream, "response");
    expect(head).toMatchObject({ ":status": 200, "content-type": "application/grpc" });
    expect(head["grpc-status"]).toBeUndefined();
    expect((await trailers)[0]["grpc-status"]).toBe("3");
    session.close();
  });

  test("whose body is sent byte by byte is decoded", async () => {
    const { status } = await call("ListCollectionIds", listCollections(), {}, undefined, 1);
    expect(status).toBe("0");
  });

  test("with another content type is rejected with an HTTP status", async () => {
    const { http } = await call("ListCollectionIds", listCollections(), { "content-type": "text/plain" });
    expect(http).toBe(415);
  });

  test("that exceeds its deadline ends and releases its stream", async () => {
    const session = connect(server.url);
    const stream = session.request({ ...headersOf("Listen"), "grpc-timeout": "40m" });
    stream.write(
      encodeFrame(ListenRequestSchema, { database: DATABASE, addTarget: { documents: {}, targetId: 2 } }),
    );
    stream.resume();
    const [trailers] = await once(stream, "trailers");
    expect(trailers["grpc-status"]).toBe("4");
    expect(server.openStreams()).toBe(0);
    session.close();
  });
});

test("responses of any length are complete", async () => {
  const filler = "x".repeat(50_000);
  const client = new GrpcTestClient(server);
  const writes = Array.from({ length: 100 }, (_, index) => ({
    update: { name: `${ROOT}/long/${index}`, fields: { filler: { stringValue: filler } } },
  }));
  await client.call("Commit", { database: DATABASE, writes }, OWNER);
  const structuredQuery = { from: [{ collectionId: "long" }] };
  const { code, responses } = await client.call("RunQuery", { parent: ROOT, structuredQuery }, OWNER);
  expect(code).toBe("OK");
  expect(responses).toHaveLength(writes.length);
  client.close();
});

function listCollections(): Buffer {
  return encodeFrame(ListCollectionIdsRequestSchema, { parent: ROOT });
}

function encodeFrame(schema: DescMessage, json: JsonValue): Buffer {
  return frameOf(0, toBinary(schema, messageFromJson(schema, json)));
}

function frameOf(flag: number, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(HEADER_SIZE);
  head[0] = flag;
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function headersOf(rpc: string, service = "google.firestore.v1.Firestore"): OutgoingHttpHeaders {
  return {
    ":method": "POST",
    ":path": `/${service}/${rpc}`,
    "content-type": "application/grpc",
    te: "trailers",
    authorization: OWNER,
  };
}

interface CallResult {
  readonly http: unknown;
  readonly status: unknown;
  readonly messages: readonly Buffer[];
}

async function call(
  rpc: string,
  body: Buffer,
  headers: OutgoingHttpHeaders = {},
  service?: string,
  chunkSize = body.length,
): Promise<CallResult> {
  const session = connect(server.url);
  const stream = session.request({ ...headersOf(rpc, service), ...headers });
  const seen: IncomingHttpHeaders = {};
  stream.on("response", (head) => Object.assign(seen, head));
  stream.on("trailers", (trailers) => Object.assign(seen, trailers));
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (let at = 0; at < body.length; at += chunkSize) stream.write(body.subarray(at, at + chunkSize));
  stream.end();
  await once(stream, "close");
  session.close();
  return { http: seen[":status"], status: seen["grpc-status"], messages: splitFrames(Buffer.concat(chunks)) };
}

function splitFrames(bytes: Buffer): Buffer[] {
  if (bytes.length === 0) return [];
  const end = HEADER_SIZE + bytes.readUInt32BE(1);
  return [bytes.subarray(HEADER_SIZE, end), ...splitFrames(bytes.subarray(end))];
}
