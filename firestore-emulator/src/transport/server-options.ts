import type { IndexRegistry } from "../operations/index-registry.ts";
import type { RulesRegistry } from "../operations/rules-registry.ts";
import type { CompileResult } from "../rules/types.ts";
import type { Database } from "../state/database.ts";
import type { Store } from "../state/store.ts";

/** Registers the function triggers of firebase-tools. Bodies are parsed JSON; an invalid one throws a StatusError. */
export interface TriggerRegistrar {
  registerV1(projectId: string, key: string, body: unknown): void;
  registerV2(projectId: string, key: string, body: unknown): void;
}

export interface ServerOptions {
  /** Address to listen on; `localhost` listens on both loopback addresses. */
  readonly host: string;
  /** TCP port, 0 for a free one. */
  readonly port: number;
  readonly store: Store;
  readonly rules: RulesRegistry;
  /** By default no query is refused for want of an index. */
  readonly indexes?: IndexRegistry | undefined;
  /** Accept requests to any host name; otherwise only to loopback names and addresses. */
  readonly allowRemote?: boolean | undefined;
  /** Called after the response to `POST /shutdown`. */
  readonly onShutdown?: (() => void) | undefined;
  /** Writes a database as an export named `name` below `directory`. */
  readonly exportDatabase?:
    | ((database: Database, target: { readonly directory: string; readonly name: string }) => Promise<void>)
    | undefined;
  /** Imports the database from an export, given its `.overall_export_metadata` file. */
  readonly importDatabase?: ((database: Database, metadataFile: string) => Promise<void>) | undefined;
  readonly triggers?: TriggerRegistrar | undefined;
  /** Called after every rules upload, for logging. */
  readonly onRulesLoaded?: ((projectId: string, result: CompileResult) => void) | undefined;
}
