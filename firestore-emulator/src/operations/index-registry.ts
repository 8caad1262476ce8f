import type { Query } from "../model/query.ts";
import type { DatabaseName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { type Index, type IndexConfig, indexKey, NO_INDEX_CONFIG } from "../query/index-config.ts";
import { indexUseOf } from "../query/required-index.ts";
import { type IndexFile, indexFileOf } from "./index-file.ts";

/** Indexes that are recorded for a database; a program's queries need far fewer. */
const MAX_RECORDED = 1_000;

/** Records which indexes the queries of each database need, and refuses queries without one if there is a configuration. */
export class IndexRegistry {
  #config: IndexConfig | undefined;
  readonly #recorded = new Map<string, Map<string, Index>>();

  /** Without a configuration no query is refused. */
  constructor(config?: IndexConfig) {
    this.#config = config;
  }

  /** Replaces the configuration. */
  configure(config: IndexConfig): void {
    this.#config = config;
  }

  /** @throws StatusError FAILED_PRECONDITION when the query needs an index that is not configured */
  check(database: DatabaseName, query: Query): void {
    const { used, missing } = indexUseOf(query, this.#config ?? NO_INDEX_CONFIG);
    if (used.length === 0 && missing.length === 0) return;
    const recorded = this.#recordedOf(database);
    for (const index of [...used, ...missing]) {
      if (recorded.size < MAX_RECORDED) recorded.set(indexKey(index), index);
    }
    if (this.#config === undefined || missing.length === 0) return;
    throw new StatusError(
      "FAILED_PRECONDITION",
      `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(indexFileOf(missing))}`,
    );
  }

  /**
   * What the queries so far need besides automatic indexes: the configured indexes that they have read, and those that are
   * missing.
   */
  recorded(database: DatabaseName): IndexFile {
    return indexFileOf(this.#recordedOf(database).values());
  }

  #recordedOf({ projectId, databaseId }: DatabaseName): Map<string, Index> {
    const key = `${projectId}/${databaseId}`;
    const recorded = this.#recorded.get(key) ?? new Map<string, Index>();
    this.#recorded.set(key, recorded);
    return recorded;
  }
}
