import { readFile } from "node:fs/promises";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { RulesRegistry, type RunningServer, Store, startServer } from "../../firestore-emulator/src/index.ts";
import type { CoverageReport } from "../../firestore-emulator/src/rules/types.ts";

// The SDK logs expected denials as errors.
setLogLevel("silent");

/** `owner` owns the documents of `users/owner`; `other` is another signed-in user. */
export const CALLERS = ["signedOut", "owner", "other"] as const;

type Firestore = ReturnType<RulesTestContext["firestore"]>;

export type Caller = (typeof CALLERS)[number];

export interface RulesFixture {
  /** Firestore client of a caller. */
  as(caller: Caller): Firestore;
  /** Runs an action without rules. */
  withoutRules(action: (firestore: Firestore) => Promise<void>): Promise<void>;
  /** Coverage of the rules so far. */
  coverage(): CoverageReport;
  close(): Promise<void>;
}

const PROJECT = "demo-rules";

/** Starts a local Firestore with the repository's `firestore.rules`. */
export async function startRulesFixture(): Promise<RulesFixture> {
  const source = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  const registry = new RulesRegistry();
  const server = await startServer({ host: "127.0.0.1", port: 0, store: new Store(), rules: registry });
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: "127.0.0.1", port: server.port, rules: source },
  });
  return createFixture(environment, registry, server);
}

function createFixture(
  environment: RulesTestEnvironment,
  registry: RulesRegistry,
  server: RunningServer,
): RulesFixture {
  // One client per caller, because each is a connection.
  const clients = new Map<Caller, Firestore>(
    CALLERS.map((caller) => {
      const context =
        caller === "signedOut"
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(caller);
      return [caller, context.firestore()];
    }),
  );
  return {
    as(caller) {
      const client = clients.get(caller);
      if (client === undefined) throw new Error(`no client for ${caller}`);
      return client;
    },
    withoutRules: (action) => environment.withSecurityRulesDisabled((context) => action(context.firestore())),
    coverage() {
      const ruleset = registry.get(PROJECT);
      if (ruleset === undefined) throw new Error("the rules were not loaded");
      return ruleset.coverage();
    },
    async close() {
      await environment.cleanup();
      await server.close();
    },
  };
}
