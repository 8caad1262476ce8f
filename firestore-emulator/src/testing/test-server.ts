import { RulesRegistry } from "../operations/rules-registry.ts";
import { type RunningServer, startServer } from "../server.ts";
import { Store } from "../state/store.ts";
import type { ServerOptions } from "../transport/server-options.ts";

const HOST = "127.0.0.1";
const START = 1_795_000_000_000_000n;
const STEP = 1_001n;

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly address: string;
  readonly store: Store;
}

/** A server on a free port, with fresh state and a clock of its own that never stands at a whole millisecond. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  let now = START;
  const wallClock = () => {
    now += STEP;
    if (now % 1000n === 0n) now += 1n;
    return now;
  };
  const store = new Store({ wallClock });
  const server = await startServer({ host: HOST, port: 0, store, rules: new RulesRegistry(), ...options });
  const address = `${HOST}:${server.port}`;
  return { ...server, url: `http://${address}`, address, store };
}
