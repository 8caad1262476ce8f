import type { Http2Server, IncomingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from "node:http2";
import type { Duplex } from "node:stream";
import { StatusError } from "../../model/status.ts";
import {
  type BidiRpc,
  isBidi,
  isUnary,
  type RequestOf,
  rpcNamed,
  type ServerStreamRpc,
  type UnaryRpc,
} from "../../operations/rpc.ts";
import type { Service } from "../../operations/service.ts";
import { GrpcCall } from "./grpc-call.ts";

const SERVICES: ReadonlySet<string> = new Set([
  "google.firestore.v1.Firestore",
  "google.firestore.v1beta1.Firestore",
]);
const CLOSE_GRACE_MS = 500;
const FLUSH_TICKS = 5;
/** HTTP/2 flow control windows of a call and a connection, large enough for a large batch without a round trip. */
const STREAM_WINDOW = 1024 * 1024;
const CONNECTION_WINDOW = 16 * 1024 * 1024;
const MAX_FRAME = 64 * 1024;

/** The gRPC transport, for the HTTP/2 connections of the shared port. */
export class GrpcTransport {
  readonly #service: Service;
  readonly #maxBuffered: number | undefined;
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2Server | undefined;

  /** `maxBuffered` limits the bytes buffered for a client that does not read. */
  constructor(service: Service, maxBuffered?: number) {
    this.#service = service;
    this.#maxBuffered = maxBuffered;
  }

  /** Handles a connection that starts with the HTTP/2 preface. */
  accept(connection: Duplex): void {
    this.#server ??= this.#start();
    this.#server.emit("connection", connection);
  }

  /** Waits until ending calls have sent their status, then closes all connections. */
  async close(): Promise<void> {
    // The status is sent a few event loop iterations after the stream has failed.
    for (let tick = 0; tick < FLUSH_TICKS; tick += 1) await new Promise((done) => setImmediate(done));
    const closed = [...this.#sessions].map(
      (session) => new Promise<void>((done) => session.close(() => done())),
    );
    const deadline = Promise.withResolvers<void>();
    const timer = setTimeout(deadline.resolve, CLOSE_GRACE_MS);
    await Promise.race([Promise.all(closed), deadline.promise]);
    clearTimeout(timer);
    for (const session of this.#sessions) session.destroy();
  }

  #start(): Http2Server {
    // Loaded lazily: REST and WebChannel clients do not need it.
    const server = process.getBuiltinModule("node:http2").createServer({
      maxSessionMemory: Number.MAX_SAFE_INTEGER,
      settings: { initialWindowSize: STREAM_WINDOW, maxFrameSize: MAX_FRAME },
    });
    server.on("session", (session) => {
      this.#sessions.add(session);
      session.once("close", () => this.#sessions.delete(session));
      session.setLocalWindowSize(CONNECTION_WINDOW);
    });
    server.on("stream", (stream, headers) => this.#handleStream(stream, headers));
    // A protocol error only ends the connection.
    server.on("sessionError", () => {});
    return server;
  }

  #handleStream(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    // A stream reset only ends the call.
    stream.on("error", () => {});
    if (headers[":method"] !== "POST" || !headers["content-type"]?.startsWith("application/grpc")) {
      stream.respond({ ":status": 415 }, { endStream: true });
      stream.resume();
      return;
    }
    const [, service = "", name = "", ...rest] = (headers[":path"] ?? "").split("/");
    const rpc = SERVICES.has(service) && rest.length === 0 ? rpcNamed(name) : undefined;
    if (rpc === undefined) {
      const method = [name, ...rest].join("/");
      const error = new StatusError("UNIMPLEMENTED", `Method ${service}/${method} is unimplemented`);
      new GrpcCall(stream, headers, "getDocument").fail(error);
    } else if (isBidi(rpc)) {
      this.#handleBidi(rpc, new GrpcCall(stream, headers, rpc, this.#maxBuffered), headers);
    } else if (isUnary(rpc)) {
      const call = new GrpcCall(stream, headers, rpc, this.#maxBuffered);
      this.#handleSingleRequest(call, headers, async (request) =>
        call.respond(await this.#service.unary(rpc, request, call.caller)),
      );
    } else {
      const call = new GrpcCall(stream, headers, rpc, this.#maxBuffered);
      this.#handleSingleRequest(call, headers, async (request) =>
        call.sendAll(await this.#service.serverStream(rpc, request, call.caller)),
      );
    }
  }

  #handleSingleRequest<Rpc extends UnaryRpc | ServerStreamRpc>(
    call: GrpcCall<Rpc>,
    headers: IncomingHttpHeaders,
    respond: (request: RequestOf<Rpc>) => Promise<void>,
  ): void {
    let request: RequestOf<Rpc> | undefined;
    call.start(headers, {
      message(message) {
        if (request) throw new StatusError("INTERNAL", "Too many requests");
        request = message;
      },
      halfClosed: () => {
        if (request) respond(request).catch((error: unknown) => call.fail(error));
        else call.fail(new StatusError("INTERNAL", "Half-closed without a request"));
      },
      cancelled() {},
    });
  }

  #handleBidi<Rpc extends BidiRpc>(rpc: Rpc, call: GrpcCall<Rpc>, headers: IncomingHttpHeaders): void {
    const handler = this.#service.open(rpc, call.caller, {
      send: (message) => call.send(message),
      fail: (error) => call.fail(error),
      end: () => call.end(),
    });
    call.start(headers, {
      message: (message) => handler.receive(message),
      halfClosed: () => handler.close(),
      cancelled: () => handler.close(),
    });
  }
}
