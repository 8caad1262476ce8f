import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { fieldsIdentical } from "../model/order.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { validateDocumentSize } from "../model/validate.ts";
import type { CommitResult, Write } from "../model/write.ts";
import { CommitLog } from "./commit-log.ts";
import { CommitQueue } from "./commit-queue.ts";
import { Documents } from "./documents.ts";
import { ReadQueue } from "./read-queue.ts";
import { ReadTimeSnapshot, TransactionSnapshot } from "./snapshot.ts";
import { Subscribers } from "./subscribers.ts";
import { encodeTransactionId, type Transaction, Transactions } from "./transactions.ts";
import type {
  AuthorizeCommit,
  CommitEvent,
  CommitOptions,
  Consistency,
  DocumentChange,
  Snapshot,
  TransactionMode,
} from "./types.ts";
import { checkPrecondition, validateWrites } from "./validate-writes.ts";
import { WriteBatch } from "./write-batch.ts";

/** Strictly increasing microseconds since the epoch. */
export class Clock {
  readonly #wallClock: () => bigint;
  #last = 0n;

  constructor(wallClock: () => bigint = systemMicros) {
    this.#wallClock = wallClock;
  }

  /** The time clock's time, or one microsecond after the last result when that is later. */
  now(): bigint {
    const time = this.#wallClock();
    this.#last = time > this.#last ? time : this.#last + 1n;
    return this.#last;
  }
}

function systemMicros(): bigint {
  return BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1_000));
}

export interface DatabaseOptions {
  readonly projectId: string;
  readonly databaseId: string;
  readonly clock: Clock;
  /** Returns a new transaction number at each call. */
  readonly nextTransactionNumber: () => bigint;
}

/**
 * A database of a project, with its documents, locks, commit log and listeners. Commits are applied synchronously; only
 * waiting for locks is asynchronous. Throws StatusErrors with the official messages.
 */
export class Database {
  readonly projectId: string;
  readonly databaseId: string;
  readonly #clock: Clock;
  readonly #documents = new Documents();
  readonly #log: CommitLog;
  readonly #subscribers = new Subscribers();
  readonly #transactions: Transactions;
  readonly #queue: CommitQueue;
  readonly #readQueue = new ReadQueue();

  constructor({ projectId, databaseId, clock, nextTransactionNumber }: DatabaseOptions) {
    this.projectId = projectId;
    this.databaseId = databaseId;
    this.#clock = clock;
    this.#log = new CommitLog(clock.now());
    this.#transactions = new Transactions(nextTransactionNumber, (ended) => {
      this.#queue.transactionEnded(ended);
      this.#readQueue.transactionEnded(ended);
    });
    this.#queue = new CommitQueue(this.#transactions);
  }

  /** Strictly increasing microseconds, shared by all databases of the process. */
  now(): bigint {
    return this.#clock.now();
  }

  /** A snapshot to read from, without waiting. Reads in a read-write transaction lock the documents. */
  read(consistency: Consistency): Snapshot {
    switch (consistency.kind) {
      case "latest":
        return this.#snapshotAt(this.#clock.now());
      case "readTime":
        return this.#snapshotAt(this.#pastTime(consistency.readTime));
      case "transaction": {
        const transaction = this.#transactions.use(consistency.id);
        return transaction.readTime === undefined
          ? new TransactionSnapshot(transaction, this.#transactions, this.#documents, this.#clock.now())
          : this.#snapshotAt(transaction.readTime);
      }
    }
  }

  /**
   * To be awaited before documents are read in a read-write transaction: resolves when other transactions that have
   * read them have ended, at the latest after 100 ms for each. `undefined` when there are none.
   */
  waitToRead(consistency: Consistency, paths: readonly DocumentPath[]): Promise<void> | undefined {
    if (consistency.kind !== "transaction") return undefined;
    const transaction = this.#transactions.use(consistency.id);
    if (transaction.readTime !== undefined) return undefined;
    return this.#readQueue.wait(transaction, this.#transactions.unlocked(transaction, paths));
  }

  beginTransaction(mode: TransactionMode): Uint8Array {
    if (mode.kind === "readOnly") {
      const readTime = mode.readTime === undefined ? this.#clock.now() : this.#pastTime(mode.readTime);
      this.#snapshotAt(readTime);
      return encodeTransactionId(this.#transactions.begin(readTime).number);
    }
    if (mode.retryOf !== undefined) {
      this.rollback(mode.retryOf);
    }
    return encodeTransactionId(this.#transactions.begin(undefined).number);
  }

  rollback(id: Uint8Array): void {
    this.#end(this.#transactions.find(id));
  }

  /** Atomic. Waits up to 2 s for locks held by other transactions, then fails with ABORTED. */
  async commit(writes: readonly Write[], options: CommitOptions): Promise<CommitResult> {
    const now = this.#clock.now();
    const requestTime = now - (now % 1_000n);
    const transaction =
      options.transaction === undefined ? undefined : this.#transactions.use(options.transaction);
    validateWrites(writes);
    if (transaction?.readTime !== undefined && writes.length > 0) {
      throw invalidArgument("Cannot modify entities in a read-only transaction.");
    }
    const paths = new Set(writes.map((write) => write.path));
    return new Promise((resolve, reject) => {
      this.#queue.submit({
        paths,
        transaction,
        run: () => {
          try {
            resolve(this.#apply(writes, requestTime, options.authorize, transaction));
          } catch (error) {
            reject(error);
          }
        },
        reject: reject,
      });
    });
  }

  /** Called once per commit, in commit order, synchronously after it is applied. Returns the unsubscribe function. */
  subscribe(listener: (event: CommitEvent) => void): () => void {
    return this.#subscribers.add(listener);
  }

  /** Commits after `time`, oldest first, or `undefined` when the log is incomplete since then. */
  commitsSince(time: bigint): readonly CommitEvent[] | undefined {
    return this.#log.since(time);
  }

  /** Deletes all documents at or below the path (`""` for all). Listeners are notified. */
  deleteRecursively(path: string): void {
    this.#record(this.#removals(path));
  }

  /** All documents, in path order. */
  documents(): Iterable<StoredDocument> {
    return this.#documents.atOrBelow("");
  }

  /** Imports documents: those with equal fields are not changed; triggers are not called. */
  load(documents: Iterable<Pick<StoredDocument, "path" | "fields">>): void {
    const time = this.#clock.now();
    const changes = new Map<DocumentPath, DocumentChange>();
    for (const { path, fields } of documents) {
      const before = this.#documents.get(path);
      if (before === undefined || !fieldsIdentical(before.fields, fields)) {
        const after = { path, fields, createTime: before?.createTime ?? time, updateTime: time };
        changes.set(path, { path, before, after });
      }
    }
    this.#record([...changes.values()], "load", time);
  }

  /** Deletes all documents and ends all transactions. Listeners are notified, triggers are not. */
  reset(): void {
    this.#transactions.endAll();
    this.#record(this.#removals(""), "reset");
  }

  /** Ids of collections directly below a document (or `""`), sorted. */
  collectionIds(parent: DocumentPath | ""): string[] {
    return this.#documents.collectionIds(parent);
  }

  /** Paths of missing documents that have documents below them, for ListDocuments with showMissing. */
  missingDocuments(collection: string): DocumentPath[] {
    return this.#documents.missingIn(collection);
  }

  #snapshotAt(readTime: bigint): Snapshot {
    return new ReadTimeSnapshot(this.#documents, this.#log, readTime);
  }

  #pastTime(readTime: bigint): bigint {
    if (readTime > this.#clock.now()) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    return readTime;
  }

  /** Applies the commit and ends the transaction, except after INVALID_ARGUMENT. */
  #apply(
    writes: readonly Write[],
    requestTime: bigint,
    authorize: AuthorizeCommit | undefined,
    transaction: Transaction | undefined,
  ): CommitResult {
    const before = this.#snapshotAt(this.#clock.now());
    const commitTime = this.#clock.now();
    const batch = new WriteBatch((path) => this.#documents.get(path), { commitTime, requestTime });
    try {
      for (const write of writes) {
        batch.add(write);
      }
      authorize?.({ requestTime, writes: batch.pending, before, after: (path) => batch.get(path) });
      for (const pending of batch.pending) {
        checkPrecondition(this.projectId, pending.write, pending.before);
      }
      for (const { before: old, after } of batch.pending) {
        if (after !== undefined && after !== old) {
          validateDocumentSize(after);
        }
      }
      this.#record(batch.changes(), undefined, commitTime, transaction);
    } catch (error) {
      if (!(error instanceof StatusError && error.code === "INVALID_ARGUMENT")) {
        this.#end(transaction);
      }
      throw error;
    }
    this.#end(transaction);
    return { writeResults: batch.results, commitTime };
  }

  #end(transaction: Transaction | undefined): void {
    if (transaction !== undefined) {
      this.#transactions.end(transaction);
    }
  }

  #removals(path: string): DocumentChange[] {
    return this.#documents
      .atOrBelow(path)
      .map((document) => ({ path: document.path, before: document, after: undefined }));
  }

  /** Stores and publishes changes, and ends the transactions that have read changed documents. */
  #record(
    changes: readonly DocumentChange[],
    origin?: CommitEvent["origin"],
    commitTime: bigint = this.#clock.now(),
    own?: Transaction,
  ): void {
    if (changes.length === 0) {
      return;
    }
    for (const change of changes) {
      this.#documents.change(change);
    }
    const event: CommitEvent =
      origin === undefined ? { commitTime, changes } : { commitTime, changes, origin };
    this.#log.append(event, this.#transactions.oldestReadTime());
    this.#subscribers.publish(event);
    const changed = changes.filter((change) => change.before !== change.after);
    for (const reader of this.#transactions.holders(changed.map((change) => change.path))) {
      if (reader !== own) {
        this.#transactions.end(reader);
      }
    }
  }
}
