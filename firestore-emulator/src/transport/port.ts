import { createServer as createHttpServer, type Server as HttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { GrpcTransport } from "./grpc.ts";

/** The first bytes of an HTTP/2 connection that no HTTP/1.1 method shares. */
const HTTP2_PREFACE = Buffer.from("PRI ");
/** Longer than web browsers and SDK agents keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;

export interface Port {
  readonly number: number;
  close(): Promise<void>;
}

export interface Protocols {
  readonly grpc: GrpcTransport;
  readonly http: RequestListener;
}

/**
 * Listens on one TCP port for HTTP/2 (gRPC) and HTTP/1.1, told apart by the first bytes of each connection.
 * `localhost` listens on 127.0.0.1 and, where the machine has it, ::1. Rejects when the port is taken.
 */
export async function listen(host: string, port: number, { grpc, http }: Protocols): Promise<Port> {
  const httpServer = createHttpServer(http);
  // Back channels stay open for as long as their client listens.
  httpServer.requestTimeout = 0;
  httpServer.timeout = 0;
  httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  const sockets = new Set<Socket>();
  const onConnection = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    route(socket, grpc, httpServer);
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
      await Promise.all(closed);
    },
  };
}

function route(socket: Socket, grpc: GrpcTransport, http: HttpServer): void {
  let seen = Buffer.alloc(0);
  socket.setNoDelay(true);
  // A client that resets its connection ends it, and nothing else.
  socket.on("error", () => socket.destroy());
  const onData = (chunk: Buffer) => {
    seen = Buffer.concat([seen, chunk]);
    const known = seen.subarray(0, HTTP2_PREFACE.length);
    const mayBeHttp2 = HTTP2_PREFACE.subarray(0, known.length).equals(known);
    if (mayBeHttp2 && known.length < HTTP2_PREFACE.length) return;
    socket.off("data", onData);
    socket.pause();
    socket.unshift(seen);
    if (mayBeHttp2) grpc.accept(socket);
    else http.emit("connection", socket);
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
