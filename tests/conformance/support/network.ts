import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import { listenLocally } from "../../support/local-server.ts";
import type { Emulator } from "./emulator.ts";

/** A TCP proxy to the emulator that can be disconnected, as used by clients. */
export interface NetworkLink {
  /** Address of the proxy. */
  readonly emulator: Emulator;
  /** Control server for `POST /disconnect` and `POST /restore`. */
  readonly controlUrl: string;
}

export interface Network extends NetworkLink {
  /** Closes all connections and rejects new ones. */
  disconnect(): void;
  restore(): void;
  /** Forwards new connections to another emulator. */
  forwardTo(emulator: Emulator): void;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** Starts a proxy between clients and the emulator. */
export async function startNetwork(emulator: Emulator): Promise<Network> {
  const sockets = new Set<Socket>();
  let target = emulator;
  let isConnected = true;
  const track = (socket: Socket) => {
    sockets.add(socket);
    // Connections are reset on purpose.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (!isConnected) {
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    track(upstream);
    client.pipe(upstream).pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  const setConnected = (connected: boolean) => {
    isConnected = connected;
    if (!connected) for (const socket of sockets) socket.destroy();
  };
  const control = createHttpServer((request, response) => {
    setConnected(request.url === "/restore");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.end("done");
  });
  const [port, controlPort] = await Promise.all([listenLocally(server), listenLocally(control)]);
  return {
    emulator: { host: HOST, port },
    controlUrl: `http://${HOST}:${controlPort}`,
    disconnect: () => setConnected(false),
    restore: () => setConnected(true),
    forwardTo(other) {
      target = other;
    },
    async close() {
      setConnected(false);
      control.closeAllConnections();
      await Promise.all([server, control].map((each) => new Promise((resolve) => each.close(resolve))));
    },
  };
}

/** Starts a proxy for the tests of a file. */
export async function openNetwork(emulator: Emulator): Promise<Network> {
  const network = await startNetwork(emulator);
  afterAll(() => network.close());
  return network;
}
