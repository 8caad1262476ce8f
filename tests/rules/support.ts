import { readFile } from "node:fs/promises";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { RulesRegistry, type RunningServer, Store, startServer } from "../../firestore-emulator/src/index.ts";
import type { CoverageReport } from "../../firestore-emulator/src/rules/types.ts";

// The tests provoke refusals, which the SDK would log as errors.
setLogLevel("silent");

/** Nobody is signed in; `owner` is who the documents of `users/owner` belong to; `other` is signed in too. */
export const CALLERS = ["nobody", "owner", "other"] as const;

type Firestore = ReturnType<RulesTestContext["firestore"]>;

export type Caller = (typeof CALLERS)[number];

export interface RulesBench {
  /** Firestore as a client of this caller sees it. */
  as(caller: Caller): Firestore;
  /** Does something that no rule is asked about. */
  unchecked(action: (firestore: Firestore) => Promise<void>): Promise<void>;
  /** What the rules' expressions came to so far. */
  coverage(): CoverageReport;
  close(): Promise<void>;
}

const PROJECT = "demo-rules";

/** Starts a local Firestore of its own that holds clients to the repository's `firestore.rules`. */
export async function openRulesBench(): Promise<RulesBench> {
  const source = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  const registry = new RulesRegistry();
  const server = await startServer({ host: "127.0.0.1", port: 0, store: new Store(), rules: registry });
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: "127.0.0.1", port: server.port, rules: source },
  });
  return benchOf(environment, registry, server);
}

function benchOf(
  environment: RulesTestEnvironment,
  registry: RulesRegistry,
  server: RunningServer,
): RulesBench {
  // One client a caller: each is a connection.
  const clients = new Map<Caller, Firestore>(
    CALLERS.map((caller) => {
      const context =
        caller === "nobody" ? environment.unauthenticatedContext() : environment.authenticatedContext(caller);
      return [caller, context.firestore()];
    }),
  );
  return {
    as(caller) {
      const client = clients.get(caller);
      if (client === undefined) throw new Error(`no client for ${caller}`);
      return client;
    },
    unchecked: (action) => environment.withSecurityRulesDisabled((context) => action(context.firestore())),
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
