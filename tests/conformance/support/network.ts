import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import type { Emulator } from "./emulator.ts";

/** A way to the emulator that can be cut, as a client sees it. */
export interface NetworkLink {
  /** Where clients reach the emulator while the network is up. */
  readonly emulator: Emulator;
  /** Where to send `POST /cut` and `POST /restore`. */
  readonly controlUrl: string;
}

export interface Network extends NetworkLink {
  /** Cuts all connections and refuses new ones. */
  cut(): void;
  restore(): void;
  /** Leads elsewhere from now on. */
  leadTo(emulator: Emulator): void;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** Starts a network between clients and the emulator. */
export async function startNetwork(emulator: Emulator): Promise<Network> {
  const sockets = new Set<Socket>();
  let target = emulator;
  let isUp = true;
  const track = (socket: Socket) => {
    sockets.add(socket);
    // A cut connection is what this is for.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (!isUp) {
      client.destroy();
      return;
    }
    const onward = connect(target.port, target.host);
    track(onward);
    client.pipe(onward).pipe(client);
    client.on("close", () => onward.destroy());
    onward.on("close", () => client.destroy());
  });
  const setUp = (up: boolean) => {
    isUp = up;
    if (!up) for (const socket of sockets) socket.destroy();
  };
  const control = createHttpServer((request, response) => {
    setUp(request.url === "/restore");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.end("done");
  });
  const [port, controlPort] = await Promise.all([listening(server), listening(control)]);
  return {
    emulator: { host: HOST, port },
    controlUrl: `http://${HOST}:${controlPort}`,
    cut: () => setUp(false),
    restore: () => setUp(true),
    leadTo(other) {
      target = other;
    },
    async close() {
      setUp(false);
      control.closeAllConnections();
      await Promise.all([server, control].map((each) => new Promise((done) => each.close(done))));
    },
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((done) => server.listen(0, HOST, () => done(portOf(server.address()))));
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return address.port;
}
