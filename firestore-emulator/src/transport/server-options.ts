import type { RulesRegistry } from "../operations/rules-registry.ts";
import type { CompileResult } from "../rules/types.ts";
import type { Store } from "../state/store.ts";
import type { Database } from "../state/types.ts";

/** Takes the function triggers that firebase-tools registers. Bodies are parsed JSON; a bad one throws a StatusError. */
export interface TriggerRegistrar {
  registerV1(projectId: string, key: string, body: unknown): void;
  registerV2(projectId: string, key: string, body: unknown): void;
}

/** What a server is made of, and what the emulator's own endpoints call. */
export interface ServerOptions {
  /** Address to listen on; `localhost` listens on both loopback addresses. */
  readonly host: string;
  /** TCP port, 0 for a free one. */
  readonly port: number;
  readonly store: Store;
  readonly rules: RulesRegistry;
  /** Answer whatever name the client knows this machine by; otherwise only loopback names and addresses. */
  readonly allowRemote?: boolean | undefined;
  /** Called after `POST /shutdown` was answered. */
  readonly onShutdown?: (() => void) | undefined;
  /** Writes a database as an export named `name` below `directory`. */
  readonly exportDatabase?:
    | ((database: Database, target: { readonly directory: string; readonly name: string }) => Promise<void>)
    | undefined;
  /** Loads what an export's `.overall_export_metadata` file holds for this database. */
  readonly importDatabase?: ((database: Database, metadataFile: string) => Promise<void>) | undefined;
  readonly triggers?: TriggerRegistrar | undefined;
  /** Told of every rules upload, for logging. */
  readonly onRulesLoaded?: ((projectId: string, result: CompileResult) => void) | undefined;
}
