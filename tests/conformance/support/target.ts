import { afterAll } from "vitest";
import { RulesRegistry, Store, startServer } from "../../../firestore-emulator/src/index.ts";
import type { Emulator } from "./emulator.ts";

const EXTERNAL = process.env["CONFORMANCE_FIRESTORE"];

/** Whether the Firestore under test is an external one. */
export const isExternalTarget = EXTERNAL !== undefined;

/**
 * Starts the Firestore under test for a file: an emulator in this process, or the external one of CONFORMANCE_FIRESTORE
 * (`host:port`), such as the official emulator.
 */
export async function openTarget(): Promise<Emulator> {
  if (EXTERNAL !== undefined) {
    const { hostname, port } = new URL(`http://${EXTERNAL}`);
    return { host: hostname, port: Number(port) };
  }
  const host = "127.0.0.1";
  const server = await startServer({ host, port: 0, store: new Store(), rules: new RulesRegistry() });
  afterAll(() => server.close());
  return { host, port: server.port };
}
