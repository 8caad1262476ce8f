import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import type { Query, Scope } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import { runQuery } from "../query/compiled.ts";
import type { CommitLog } from "./commit-log.ts";
import type { Documents } from "./documents.ts";
import type { Transaction, Transactions } from "./transactions.ts";
import type { Snapshot } from "./types.ts";

/**
 * The database at a read time: the current documents, with those changed since then restored from the commit log.
 */
export class ReadTimeSnapshot implements Snapshot {
  readonly readTime: bigint;
  readonly #documents: Documents;
  readonly #log: CommitLog;
  /** Documents changed since `readTime`, as of `readTime`. */
  readonly #changed = new Map<DocumentPath, StoredDocument | undefined>();
  #syncedTo: bigint;

  /** @throws StatusError FAILED_PRECONDITION, here or when reading, when the log is incomplete since `readTime`. */
  constructor(documents: Documents, log: CommitLog, readTime: bigint) {
    this.readTime = readTime;
    this.#documents = documents;
    this.#log = log;
    this.#syncedTo = readTime;
    this.#sync();
  }

  get(path: DocumentPath): StoredDocument | undefined {
    this.#sync();
    return this.#changed.has(path) ? this.#changed.get(path) : this.#documents.get(path);
  }

  query(query: Query): StoredDocument[] {
    this.#sync();
    return runQuery(query, this.#inScope(query.scope));
  }

  #sync(): void {
    if (this.#log.last <= this.#syncedTo) {
      return;
    }
    const events = this.#log.since(this.#syncedTo);
    if (events === undefined) {
      throw new StatusError("FAILED_PRECONDITION", "The requested 'read_time' is too old.");
    }
    for (const event of events) {
      for (const { path, before } of event.changes) {
        if (!this.#changed.has(path)) {
          this.#changed.set(path, before);
        }
      }
      this.#syncedTo = event.commitTime;
    }
  }

  /** Includes all changed documents of any scope; the query filters them. */
  #inScope(scope: Scope): Iterable<StoredDocument> {
    const current = this.#documents.inScope(scope);
    if (this.#changed.size === 0) return current;
    const unchanged = [...current].filter(({ path }) => !this.#changed.has(path));
    const restored = [...this.#changed.values()].filter((document) => document !== undefined);
    return [...unchanged, ...restored].sort((a, b) => compareDocumentPaths(a.path, b.path));
  }
}

/** Reads of a read-write transaction: the latest documents, which it locks. */
export class TransactionSnapshot implements Snapshot {
  readonly readTime: bigint;
  readonly #transaction: Transaction;
  readonly #transactions: Transactions;
  readonly #documents: Documents;

  constructor(transaction: Transaction, transactions: Transactions, documents: Documents, readTime: bigint) {
    this.readTime = readTime;
    this.#transaction = transaction;
    this.#transactions = transactions;
    this.#documents = documents;
  }

  get(path: DocumentPath): StoredDocument | undefined {
    this.#checkOpen();
    this.#transactions.lockDocument(this.#transaction, path);
    return this.#documents.get(path);
  }

  query(query: Query): StoredDocument[] {
    this.#checkOpen();
    this.#transactions.lockCollection(this.#transaction, query.scope.collectionId);
    return runQuery(query, this.#documents.inScope(query.scope));
  }

  #checkOpen(): void {
    if (!this.#transactions.isOpen(this.#transaction)) {
      throw new StatusError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
  }
}
