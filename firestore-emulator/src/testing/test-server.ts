import { afterAll, beforeAll } from "vitest";
import { RulesRegistry } from "../operations/rules-registry.ts";
import { type RunningServer, startServer } from "../server.ts";
import { Store } from "../state/store.ts";
import type { ServerOptions } from "../transport/server-options.ts";
import { GrpcTestClient } from "./grpc-client.ts";

const HOST = "127.0.0.1";
const START = 1_795_000_000_000_000n;
const STEP = 1_001n;

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly address: string;
  readonly store: Store;
}

/** Starts a server on a free port, with empty databases and a deterministic clock without whole milliseconds. */
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

/** Fixture: a server that runs during the tests of the file or `describe` block. */
export function testServerFixture(options: Partial<ServerOptions> = {}): TestServer {
  let started: TestServer | undefined;
  beforeAll(async () => {
    started = await startTestServer(options);
  });
  afterAll(() => started?.close());
  const running = () => {
    if (!started) throw new Error("the test server is not running");
    return started;
  };
  return {
    get port() {
      return running().port;
    },
    get url() {
      return running().url;
    },
    get address() {
      return running().address;
    },
    get store() {
      return running().store;
    },
    openStreams: () => running().openStreams(),
    close: () => running().close(),
  };
}

/** Fixture: a gRPC client that is closed after the tests. */
export function grpcClientFixture(server: Pick<TestServer, "address">): GrpcTestClient {
  const client = new GrpcTestClient(server);
  afterAll(() => client.close());
  return client;
}
