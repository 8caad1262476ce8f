import { Clock, Database } from "./database.ts";

export interface StoreOptions {
  /** Microseconds since the epoch. */
  readonly wallClock?: () => bigint;
  /** Called for a database at its first access, and again after `reset`. */
  readonly seed?: (database: Database) => void;
}

/** All databases of the process. A database is created at its first access. */
export class Store {
  readonly #clock: Clock;
  readonly #seed: ((database: Database) => void) | undefined;
  readonly #databases = new Map<string, Database>();
  #transactions = 0n;

  constructor(options: StoreOptions = {}) {
    this.#clock = new Clock(options.wallClock);
    this.#seed = options.seed;
  }

  database(projectId: string, databaseId: string): Database {
    const key = `${projectId}/${databaseId}`;
    const existing = this.#databases.get(key);
    if (existing !== undefined) {
      return existing;
    }
    const database = new Database({
      projectId,
      databaseId,
      clock: this.#clock,
      nextTransactionNumber: () => {
        this.#transactions += 1n;
        return this.#transactions;
      },
    });
    this.#databases.set(key, database);
    this.#seed?.(database);
    return database;
  }

  /** The databases accessed so far, in the order of their first access. */
  databases(): Database[] {
    return [...this.#databases.values()];
  }

  /** Resets every database to its seed. Listeners stay subscribed and are notified. */
  reset(): void {
    for (const database of this.#databases.values()) {
      database.reset();
      this.#seed?.(database);
    }
  }
}
