import { afterAll, beforeAll } from "vitest";
import { RulesRegistry, Store, startServer } from "../../../firestore-emulator/src/index.ts";
import type { Emulator } from "./emulator.ts";

export interface Target extends Emulator {
  close(): Promise<void>;
}

const EXTERNAL = process.env["CONFORMANCE_FIRESTORE"];

/** Whether the Firestore under test is an external one. */
export const isExternalTarget = EXTERNAL !== undefined;

/**
 * The Firestore under test: an emulator in this process, or the external one of CONFORMANCE_FIRESTORE (`host:port`), such
 * as the official emulator.
 */
async function startTarget(): Promise<Target> {
  if (EXTERNAL !== undefined) {
    const { hostname, port } = new URL(`http://${EXTERNAL}`);
    return { host: hostname, port: Number(port), close: async () => {} };
  }
  const host = "127.0.0.1";
  const server = await startServer({ host, port: 0, store: new Store(), rules: new RulesRegistry() });
  return { host, port: server.port, close: () => server.close() };
}

/** Fixture: the Firestore under test, started before the tests of the file and closed after them. */
export function targetFixture(): Target {
  let started: Target | undefined;
  beforeAll(async () => {
    started = await startTarget();
  });
  afterAll(() => started?.close());
  const running = () => {
    if (!started) throw new Error("the Firestore under test is not running");
    return started;
  };
  return {
    get host() {
      return running().host;
    },
    get port() {
      return running().port;
    },
    close: () => running().close(),
  };
}
