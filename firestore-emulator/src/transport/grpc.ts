import type { Http2Server, IncomingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from "node:http2";
import type { Duplex } from "node:stream";
import { type RpcType, rpcType } from "../codec/descriptor.ts";
import type { Message } from "../codec/message.ts";
import { StatusError } from "../model/status.ts";
import type { BidiRpc, ServerStreamRpc, Service, StreamPeer, UnaryRpc } from "../operations/rpc.ts";
import { GrpcCall } from "./grpc-call.ts";
import { isBidi, isRpc, isUnary } from "./rpcs.ts";

const SERVICES: ReadonlySet<string> = new Set([
  "google.firestore.v1.Firestore",
  "google.firestore.v1beta1.Firestore",
]);
const CLOSE_GRACE_MS = 500;
const STATUS_TURNS = 5;
/** Bytes a client may send ahead, on one call and on a connection: a large batch need not wait for a round trip. */
const CALL_WINDOW = 1024 * 1024;
const CONNECTION_WINDOW = 16 * 1024 * 1024;
const MAX_FRAME = 64 * 1024;

/** The gRPC side of the service, fed with the HTTP/2 connections of the shared port. */
export class GrpcTransport {
  readonly #service: Service;
  readonly #maxHeld: number | undefined;
  readonly #types = new Map<string, RpcType>();
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2Server | undefined;

  /** `maxHeld` bounds the bytes held for a client that does not read. */
  constructor(service: Service, maxHeld?: number) {
    this.#service = service;
    this.#maxHeld = maxHeld;
  }

  /** Takes over a connection that opened with the HTTP/2 preface. */
  accept(connection: Duplex): void {
    this.#server ??= this.#start();
    this.#server.emit("connection", connection);
  }

  /** Lets calls that are ending get their status out, then closes all connections. */
  async close(): Promise<void> {
    // A status leaves a few turns of the event loop after its stream was failed.
    for (let turn = 0; turn < STATUS_TURNS; turn += 1) await new Promise((done) => setImmediate(done));
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
    // Loaded with the first connection: a start has no use for it, and clients of REST and WebChannel never do.
    const server = process.getBuiltinModule("node:http2").createServer({
      maxSessionMemory: Number.MAX_SAFE_INTEGER,
      settings: { initialWindowSize: CALL_WINDOW, maxFrameSize: MAX_FRAME },
    });
    server.on("session", (session) => {
      this.#sessions.add(session);
      session.once("close", () => this.#sessions.delete(session));
      session.setLocalWindowSize(CONNECTION_WINDOW);
    });
    server.on("stream", (stream, headers) => this.#call(stream, headers));
    // A connection that breaks the protocol ends, and nothing else.
    server.on("sessionError", () => {});
    return server;
  }

  #call(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    // A client that resets its call ends it, and nothing else.
    stream.on("error", () => {});
    if (headers[":method"] !== "POST" || !headers["content-type"]?.startsWith("application/grpc")) {
      stream.respond({ ":status": 415 }, { endStream: true });
      stream.resume();
      return;
    }
    const [, service = "", rpc = "", ...rest] = (headers[":path"] ?? "").split("/");
    const call = new GrpcCall(stream, headers, this.#typeOf(rpc), this.#maxHeld);
    if (!SERVICES.has(service) || !isRpc(rpc) || rest.length > 0) {
      const method = [rpc, ...rest].join("/");
      call.fail(new StatusError("UNIMPLEMENTED", `Method ${service}/${method} is unimplemented`));
    } else if (isBidi(rpc)) {
      this.#converse(rpc, call, headers);
    } else {
      this.#answerOnce(rpc, call, headers);
    }
  }

  #typeOf(rpc: string): RpcType {
    const known = isRpc(rpc) ? rpc : "GetDocument";
    let type = this.#types.get(known);
    if (!type) {
      type = rpcType(known);
      this.#types.set(known, type);
    }
    return type;
  }

  #answerOnce(rpc: UnaryRpc | ServerStreamRpc, call: GrpcCall, headers: IncomingHttpHeaders): void {
    let request: Message | undefined;
    call.start(headers, {
      message(message) {
        if (request) throw new StatusError("INTERNAL", "Too many requests");
        request = message;
      },
      halfClosed: () => {
        if (request) this.#answer(rpc, request, call).catch((error: unknown) => call.fail(error));
        else call.fail(new StatusError("INTERNAL", "Half-closed without a request"));
      },
      cancelled() {},
    });
  }

  async #answer(rpc: UnaryRpc | ServerStreamRpc, request: Message, call: GrpcCall): Promise<void> {
    if (isUnary(rpc)) {
      call.answer(await this.#service.unary(rpc, request, call.caller));
    } else {
      await call.sendAll(await this.#service.serverStream(rpc, request, call.caller));
    }
  }

  #converse(rpc: BidiRpc, call: GrpcCall, headers: IncomingHttpHeaders): void {
    const peer: StreamPeer = {
      send: (message) => call.send(message),
      fail: (error) => call.fail(error),
      end: () => call.end(),
    };
    const handler = this.#service.open(rpc, call.caller, peer);
    call.start(headers, {
      message: (message) => handler.receive(message),
      halfClosed: () => handler.close(),
      cancelled: () => handler.close(),
    });
  }
}
