import { type DatabaseName, parseDatabaseName, parseDocumentName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import type { Store } from "../state/store.ts";
import type { Database } from "../state/types.ts";
import type { RulesRegistry } from "./rules-registry.ts";

/** What every operation works on. */
export interface OperationContext {
  readonly store: Store;
  readonly rules: RulesRegistry;
}

/** The database that a parsed resource name lies in; it springs into existence on first use. */
export function databaseOf(context: OperationContext, name: DatabaseName): Database {
  return context.store.database(name.projectId, name.databaseId);
}

/** The database with that resource name. @throws StatusError INVALID_ARGUMENT */
export function openDatabase(context: OperationContext, name: string): Database {
  return databaseOf(context, parseDatabaseName(name));
}

/**
 * Turns full document names into paths of that database.
 * @throws StatusError INVALID_ARGUMENT on a malformed name or one of another database.
 */
export function pathReader(database: Database): (name: string) => string {
  return (name) => {
    const parsed = parseDocumentName(name);
    if (parsed.projectId !== database.projectId || parsed.databaseId !== database.databaseId) {
      const expected = `projects/${database.projectId}/databases/${database.databaseId}`;
      throw new StatusError(
        "INVALID_ARGUMENT",
        `Document name "${name}" is not in the database "${expected}".`,
      );
    }
    return parsed.path;
  };
}
