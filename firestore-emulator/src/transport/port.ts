import type { Server as HttpServer, RequestListener } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import type { GrpcTransport } from "./grpc/grpc.ts";

/** The start of the HTTP/2 preface, different from all HTTP/1.1 methods. */
const HTTP2_PREFACE = Buffer.from("PRI ");
/** Longer than the idle timeout of browsers and SDKs, so that clients close first. */
const KEEP_ALIVE_MS = 65_000;
/** Idle time before TCP keep-alive probes. */
const KEEP_ALIVE_PROBE_MS = 60_000;

/** Timeouts of clients in milliseconds. */
export interface ConnectionTimeouts {
  /** For the first bytes of a connection. */
  readonly firstBytes: number;
  /** For the headers of an HTTP/1.1 request. */
  readonly headers: number;
  /** For a complete HTTP/1.1 request; responses are not limited. */
  readonly request: number;
  /** How often headers and requests are checked. */
  readonly checkInterval: number;
}

const TIMEOUTS: ConnectionTimeouts = {
  firstBytes: 60_000,
  headers: 60_000,
  request: 300_000,
  checkInterval: 30_000,
};

export interface Port {
  readonly number: number;
  close(): Promise<void>;
}

export interface Protocols {
  readonly grpc: Pick<GrpcTransport, "accept">;
  readonly http: RequestListener;
}

/**
 * Listens on one TCP port for HTTP/2 (gRPC) and HTTP/1.1, detected from the first bytes of each connection.
 * `localhost` listens on 127.0.0.1 and, if possible, ::1. Rejects when the port is in use.
 */
export async function listen(
  host: string,
  port: number,
  { grpc, http }: Protocols,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Port> {
  let httpServer: HttpServer | undefined;
  const acceptHttp = (socket: Socket) => {
    httpServer ??= startHttp(http, timeouts);
    httpServer.emit("connection", socket);
  };
  const sockets = new Set<Socket>();
  const onConnection = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.setTimeout(timeouts.firstBytes, () => socket.destroy());
    detectProtocol(socket, grpc, acceptHttp);
  };
  const first = createServer(onConnection);
  const servers = [first];
  const number = await bind(first, host === "localhost" ? "127.0.0.1" : host, port);
  if (host === "localhost") {
    const second = createServer(onConnection);
    if (await tryBind(second, "::1", number)) servers.push(second);
  }
  return {
    number,
    async close() {
      const closed = servers.map((server) => new Promise<void>((done) => server.close(() => done())));
      for (const socket of sockets) socket.destroy();
      httpServer?.close();
      await Promise.all(closed);
    },
  };
}

/** An HTTP/1.1 server for connections accepted elsewhere. */
function startHttp(http: RequestListener, timeouts: ConnectionTimeouts): HttpServer {
  // Loaded lazily: gRPC clients do not need it.
  const { createServer: createHttpServer } = process.getBuiltinModule("node:http");
  const server = createHttpServer({ connectionsCheckingInterval: timeouts.checkInterval }, http);
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  // WebChannel back channels stay open while the client listens.
  server.timeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // The server does not listen itself; this event starts its timeout checks.
  server.emit("listening");
  return server;
}

function detectProtocol(socket: Socket, grpc: Protocols["grpc"], acceptHttp: (socket: Socket) => void): void {
  let buffered = Buffer.alloc(0);
  socket.setNoDelay(true);
  // A suspended or offline machine does not close its connections.
  socket.setKeepAlive(true, KEEP_ALIVE_PROBE_MS);
  // A reset only ends the connection.
  socket.on("error", () => socket.destroy());
  const onData = (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    const start = buffered.subarray(0, HTTP2_PREFACE.length);
    const mayBeHttp2 = HTTP2_PREFACE.subarray(0, start.length).equals(start);
    if (mayBeHttp2 && start.length < HTTP2_PREFACE.length) return;
    socket.off("data", onData);
    socket.setTimeout(0);
    socket.removeAllListeners("timeout");
    socket.pause();
    socket.unshift(buffered);
    if (mayBeHttp2) grpc.accept(socket);
    else acceptHttp(socket);
    process.nextTick(() => socket.resume());
  };
  socket.on("data", onData);
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen({ host, port }, () => {
      server.off("error", failed);
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

async function tryBind(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await bind(server, host, port);
    return true;
  } catch {
    // No IPv6, or the port is in use there.
    return false;
  }
}
