import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import type { Query, Scope } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import { runQuery } from "../query/run.ts";
import type { QuerySource, Range } from "../query/source.ts";
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
    return runQuery(query, this.#changed.size === 0 ? this.#documents : this.#pastSource());
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

  #pastSource(): QuerySource {
    return {
      get: (path) => this.get(path),
      byName: (scope, range, reverse) => this.#byName(scope, range, reverse),
      byField: () => undefined,
    };
  }

  /** Includes all changed documents of any scope; the query filters them. */
  #byName(scope: Scope, range: Range<DocumentPath>, reverse: boolean): StoredDocument[] {
    const documents = [...this.#documents.byName(scope, range, reverse)].filter(
      (document) => !this.#changed.has(document.path),
    );
    for (const document of this.#changed.values()) {
      if (document !== undefined) {
        documents.push(document);
      }
    }
    const sign = reverse ? -1 : 1;
    return documents.sort((a, b) => sign * compareDocumentPaths(a.path, b.path));
  }
}

/** Reads of a read-write transaction: the latest documents, which it locks. */
export class TransactionSnapshot implements Snapshot {
  readonly readTime: bigint;
  readonly #transaction: Transaction;
  readonly #transactions: Transactions;
  readonly #source: QuerySource;

  constructor(transaction: Transaction, transactions: Transactions, source: QuerySource, readTime: bigint) {
    this.readTime = readTime;
    this.#transaction = transaction;
    this.#transactions = transactions;
    this.#source = source;
  }

  get(path: DocumentPath): StoredDocument | undefined {
    this.#checkOpen();
    this.#transactions.lockDocument(this.#transaction, path);
    return this.#source.get(path);
  }

  query(query: Query): StoredDocument[] {
    this.#checkOpen();
    this.#transactions.lockCollection(this.#transaction, query.scope.collectionId);
    return runQuery(query, this.#source);
  }

  #checkOpen(): void {
    if (!this.#transactions.isOpen(this.#transaction)) {
      throw new StatusError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
  }
}
