import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, test } from "vitest";
import { grpcClientFixture, testServerFixture } from "../testing/test-server.ts";
import { unaffectedListenerFixture } from "../testing/unaffected-listener.ts";
import { listen } from "./port.ts";

const DATABASE = "projects/faults/databases/(default)";
const PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
/** An empty SETTINGS frame. */
const SETTINGS = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

const server = testServerFixture();
unaffectedListenerFixture(server, grpcClientFixture(server), DATABASE);

describe("a connection that", () => {
  test.each([
    ["is not HTTP", "\x16\x03\x01\x02\x00\x01\x00"],
    ["has a malformed header", "GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n"],
    [
      "has two body lengths",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    ],
    [
      "has a chunk without a length",
      "POST /v1/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    [
      "has headers that are too long",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
    ],
    ["has invalid frames", `${PREFACE}${"garbage".repeat(100)}`],
    [
      "has a frame that is too large",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(0, 0, 1, 20_000)]),
    ],
    [
      "has data on a stream that is not open",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(0, 0, 1, 8)]),
    ],
    [
      "has headers that cannot be decompressed",
      Buffer.concat([Buffer.from(PREFACE), SETTINGS, frame(1, 4, 1, 8, 0xff)]),
    ],
  ])("%s is closed", async (_what, bytes) => {
    const socket = await openSocket(server.port);
    socket.write(bytes);
    await untilClosed(socket);
  });

  test("ends in the middle of a message is closed", async () => {
    const socket = await openSocket(server.port);
    socket.write(Buffer.concat([Buffer.from(PREFACE), SETTINGS.subarray(0, 5)]));
    socket.destroy();
    const half = await openSocket(server.port);
    half.write(
      `PATCH /v1/${DATABASE}/documents/c/a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"fie`,
    );
    half.destroy();
    await Promise.all([untilClosed(socket), untilClosed(half)]);
  });
});

describe("a half-open connection", () => {
  const timeouts = { firstBytes: 40, headers: 40, request: 80, checkInterval: 20 };

  test.each([
    ["sends nothing", ""],
    ["stops in the HTTP/2 preface", "PR"],
    ["stops in the headers of its request", "GET / HTTP/1.1\r\nHost: loc"],
    [
      "stops in the body of its request",
      "POST /v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
  ])("that %s is closed", async (_what, bytes) => {
    const port = await listen("127.0.0.1", 0, { grpc: { accept() {} }, http: slow }, timeouts);
    const socket = await openSocket(port.number);
    socket.write(bytes);
    await untilClosed(socket);
    await port.close();
  });

  test("waiting for a response is not closed", async () => {
    const port = await listen("127.0.0.1", 0, { grpc: { accept() {} }, http: slow }, timeouts);
    const waiting = openSocket(port.number);
    const quick = await openSocket(port.number);
    (await waiting).write("GET /late HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    // Closed by its timeout, like any other connection that exceeds one.
    await untilClosed(quick);
    await once(await waiting, "data");
    await port.close();
  });
});

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  // Without reading, the end of the stream is not detected.
  socket.resume();
  return socket;
}

/** Resolves when the socket was closed or reset. */
function untilClosed(socket: Socket): Promise<void> {
  return new Promise((done) => (socket.closed ? done() : socket.once("close", () => done())));
}

/** An HTTP/2 frame with a payload of repeated bytes. */
function frame(type: number, flags: number, stream: number, length: number, byte = 0): Buffer {
  const header = Buffer.alloc(9);
  header.writeUIntBE(length, 0, 3);
  header[3] = type;
  header[4] = flags;
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, Buffer.alloc(length, byte)]);
}

/** Responds to /late after all timeouts; does not respond to other requests. */
function slow(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === "/late") setTimeout(() => response.end("late"), 200);
}
