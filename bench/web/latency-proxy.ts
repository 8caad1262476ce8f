import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy to a port of this machine that can add latency, for servers that the bench does not run itself. */
export class LatencyProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Added to every round trip. */
  latencyMs = 0;

  private constructor(target: number) {
    this.#server = createServer((client) => {
      const upstream = connect(target, "127.0.0.1");
      this.#forward(client, upstream);
      this.#forward(upstream, client);
    });
  }

  static async start(port: number, target: number): Promise<LatencyProxy> {
    const proxy = new LatencyProxy(target);
    proxy.#server.listen(port, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Timers of equal length fire in order, so the bytes stay in order. */
  #forward(from: Socket, to: Socket): void {
    const later = (action: () => void) => {
      if (this.latencyMs === 0) action();
      else setTimeout(action, this.latencyMs / 2);
    };
    this.#sockets.add(from);
    from.on("data", (bytes) => later(() => to.writable && to.write(bytes)));
    from.on("end", () => later(() => to.end()));
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.#sockets.delete(from);
      later(() => to.destroy());
    });
  }
}
