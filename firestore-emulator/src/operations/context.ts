import {
  type DatabaseName,
  formatDatabaseName,
  parseDatabaseName,
  parseDocumentName,
} from "../model/resource-name.ts";
import { invalidArgument } from "../model/status.ts";
import type { Database } from "../state/database.ts";
import type { Store } from "../state/store.ts";
import type { IndexRegistry } from "./index-registry.ts";
import type { Caller, RequestOf, ResponseOf, ServerStreamRpc, UnaryRpc } from "./rpc.ts";
import type { RulesRegistry } from "./rules-registry.ts";

/** Shared by all operations. */
export interface OperationContext {
  readonly store: Store;
  readonly rules: RulesRegistry;
  readonly indexes: IndexRegistry;
}

/** Answers an RPC with one response. */
export type Unary<Name extends UnaryRpc> = (
  context: OperationContext,
  request: RequestOf<Name>,
  caller: Caller,
) => ResponseOf<Name> | Promise<ResponseOf<Name>>;

/** Answers an RPC with several responses. */
export type ServerStream<Name extends ServerStreamRpc> = (
  context: OperationContext,
  request: RequestOf<Name>,
  caller: Caller,
) => Iterable<ResponseOf<Name>> | Promise<Iterable<ResponseOf<Name>>>;

/** The database of a parsed resource name, created at its first access. */
export function databaseOf(context: OperationContext, name: DatabaseName): Database {
  return context.store.database(name.projectId, name.databaseId);
}

/** The database of a resource name. @throws StatusError INVALID_ARGUMENT */
export function openDatabase(context: OperationContext, name: string): Database {
  return databaseOf(context, parseDatabaseName(name));
}

/**
 * A function from full document names to paths.
 * @throws StatusError INVALID_ARGUMENT for malformed names and names of another database.
 */
export function pathReader(database: Database): (name: string) => string {
  return (name) => {
    const parsed = parseDocumentName(name);
    if (parsed.projectId !== database.projectId || parsed.databaseId !== database.databaseId) {
      const expected = formatDatabaseName(database);
      throw invalidArgument(`Document name "${name}" is not in the database "${expected}".`);
    }
    return parsed.path;
  };
}

/**
 * Checks that a later request of a stream names no other database.
 * @throws StatusError INVALID_ARGUMENT
 */
export function requireSameDatabase(database: Database, name: string): void {
  const expected = formatDatabaseName(database);
  if (name === "" || name === expected) return;
  throw invalidArgument(
    `Request specified a database (${name}) that did not match the expected database (${expected})`,
  );
}
