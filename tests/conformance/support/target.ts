import { RulesRegistry, Store, startServer } from "../../../firestore-emulator/src/index.ts";
import type { Emulator } from "./emulator.ts";

export interface Target extends Emulator {
  close(): Promise<void>;
}

const NAMED = process.env["CONFORMANCE_FIRESTORE"];

/** Whether the Firestore under test is one that was started elsewhere. */
export const isNamedTarget = NAMED !== undefined;

/**
 * The Firestore under test: the emulator started in this process, or the one that CONFORMANCE_FIRESTORE names
 * (`host:port`), such as the official emulator.
 */
export async function startTarget(): Promise<Target> {
  if (NAMED !== undefined) {
    const { hostname, port } = new URL(`http://${NAMED}`);
    return { host: hostname, port: Number(port), close: async () => {} };
  }
  const host = "127.0.0.1";
  const server = await startServer({ host, port: 0, store: new Store(), rules: new RulesRegistry() });
  return { host, port: server.port, close: () => server.close() };
}
