import type { Server as HttpServer, RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { GrpcTransport } from "./grpc.ts";

/** The first bytes of an HTTP/2 connection that no HTTP/1.1 method shares. */
const HTTP2_PREFACE = Buffer.from("PRI ");
/** Longer than web browsers and SDK agents keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
/** After how much silence the system asks whether the other end is still there. */
const PROBE_AFTER_MS = 60_000;

/** How long clients may take, in milliseconds. */
export interface ConnectionLimits {
  /** For the first bytes of a connection. */
  readonly firstBytes: number;
  /** For the head of an HTTP/1.1 request. */
  readonly head: number;
  /** For a whole HTTP/1.1 request; answers may take forever. */
  readonly request: number;
  /** How often heads and requests are looked at. */
  readonly checkEvery: number;
}

const LIMITS: ConnectionLimits = {
  firstBytes: 60_000,
  head: 60_000,
  request: 300_000,
  checkEvery: 30_000,
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
 * Listens on one TCP port for HTTP/2 (gRPC) and HTTP/1.1, told apart by the first bytes of each connection.
 * `localhost` listens on 127.0.0.1 and, where the machine has it, ::1. Rejects when the port is taken.
 */
export async function listen(
  host: string,
  port: number,
  { grpc, http }: Protocols,
  limits: ConnectionLimits = LIMITS,
): Promise<Port> {
  let httpServer: HttpServer | undefined;
  const acceptHttp = (socket: Socket) => {
    httpServer ??= startHttp(http, limits);
    httpServer.emit("connection", socket);
  };
  const sockets = new Set<Socket>();
  const onConnection = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.setTimeout(limits.firstBytes, () => socket.destroy());
    route(socket, grpc, acceptHttp);
  };
  const servers = [createServer(onConnection)];
  const [first] = servers;
  if (!first) throw new Error("no server");
  const number = await bind(first, host === "localhost" ? "127.0.0.1" : host, port);
  if (host === "localhost") {
    const second = createServer(onConnection);
    if (await bindIfPossible(second, "::1", number)) servers.push(second);
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

/** An HTTP/1.1 server that is handed its connections. */
function startHttp(http: RequestListener, limits: ConnectionLimits): HttpServer {
  // Loaded with the first connection: a start has no use for it, and clients of gRPC never do.
  const { createServer: createHttpServer } = process.getBuiltinModule("node:http");
  const server = createHttpServer({ connectionsCheckingInterval: limits.checkEvery }, http);
  server.headersTimeout = limits.head;
  server.requestTimeout = limits.request;
  // Back channels stay open for as long as their client listens.
  server.timeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // It listens nowhere itself, and looks at the age of requests only when it believes it does.
  server.emit("listening");
  return server;
}

function route(socket: Socket, grpc: Protocols["grpc"], acceptHttp: (socket: Socket) => void): void {
  let seen = Buffer.alloc(0);
  socket.setNoDelay(true);
  // A machine that fell asleep or off the network never closes its connections.
  socket.setKeepAlive(true, PROBE_AFTER_MS);
  // A client that resets its connection ends it, and nothing else.
  socket.on("error", () => socket.destroy());
  const onData = (chunk: Buffer) => {
    seen = Buffer.concat([seen, chunk]);
    const known = seen.subarray(0, HTTP2_PREFACE.length);
    const mayBeHttp2 = HTTP2_PREFACE.subarray(0, known.length).equals(known);
    if (mayBeHttp2 && known.length < HTTP2_PREFACE.length) return;
    socket.off("data", onData);
    socket.setTimeout(0);
    socket.removeAllListeners("timeout");
    socket.pause();
    socket.unshift(seen);
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
      done(isAddressInfo(address) ? address.port : port);
    });
  });
}

async function bindIfPossible(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await bind(server, host, port);
    return true;
  } catch {
    // No IPv6, or someone else's server there: 127.0.0.1 serves alone.
    return false;
  }
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
