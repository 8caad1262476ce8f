import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import type { CommitResult, Write } from "../model/write.ts";

/**
 * A document written by a commit. `before` and `after` are the same object when the write changed nothing, and both
 * undefined after the delete of a missing document.
 */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** A commit, published to listeners and triggers: each written document once, also after several writes. */
export interface CommitEvent {
  readonly commitTime: bigint;
  readonly changes: readonly DocumentChange[];
  /** Set for an import or a reset, which listeners process and triggers ignore. */
  readonly origin?: "load" | "reset";
}

/** A consistent view of a database at its read time. */
export interface Snapshot {
  readonly readTime: bigint;
  get(path: DocumentPath): StoredDocument | undefined;
  /** Matching documents in query order, after cursors, offset and limit, before projection. */
  query(query: Query): StoredDocument[];
}

/** A computed but not applied write, for security rules: the document before and after it within its commit. */
export interface PendingWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  /** `undefined` after a delete. A `verify` has `before === after`. */
  readonly after: StoredDocument | undefined;
}

/** A commit before it is applied: all writes are computed, preconditions not checked yet. */
export interface PendingCommit {
  readonly requestTime: bigint;
  readonly writes: readonly PendingWrite[];
  /** The database before the commit. */
  readonly before: Snapshot;
  /** A document after the commit. */
  after(path: DocumentPath): StoredDocument | undefined;
}

/** Throws a StatusError to reject the commit. */
export type AuthorizeCommit = (commit: PendingCommit) => void;

export interface CommitOptions {
  /** Id of the transaction that this commit ends. */
  readonly transaction?: Uint8Array | undefined;
  readonly authorize?: AuthorizeCommit | undefined;
}

/** The options of BeginTransaction. */
export type TransactionMode =
  | { readonly kind: "readWrite"; readonly retryOf?: Uint8Array | undefined }
  | { readonly kind: "readOnly"; readonly readTime?: bigint | undefined };

/** The consistency selector of a read: the latest documents, a read time, or a transaction (which locks them). */
export type Consistency =
  | { readonly kind: "latest" }
  | { readonly kind: "readTime"; readonly readTime: bigint }
  | { readonly kind: "transaction"; readonly id: Uint8Array };

/**
 * A database of a project, with its documents, locks, commit log and listeners. Throws StatusErrors with the
 * official messages.
 */
export interface Database {
  readonly projectId: string;
  readonly databaseId: string;
  /** Strictly increasing microseconds, shared by all databases of the process. */
  now(): bigint;
  /** A snapshot to read from, without waiting. Reads in a read-write transaction lock the documents. */
  read(consistency: Consistency): Snapshot;
  /**
   * To be awaited before documents are read in a read-write transaction: resolves when other transactions that have
   * read them have ended, at the latest after 100 ms for each. `undefined` when there are none.
   */
  waitToRead(consistency: Consistency, paths: readonly DocumentPath[]): Promise<void> | undefined;
  beginTransaction(mode: TransactionMode): Uint8Array;
  rollback(id: Uint8Array): void;
  /** Atomic. Waits up to 2 s for locks held by other transactions, then fails with ABORTED. */
  commit(writes: readonly Write[], options: CommitOptions): Promise<CommitResult>;
  /** Called once per commit, in commit order, synchronously after it is applied. Returns the unsubscribe function. */
  subscribe(listener: (event: CommitEvent) => void): () => void;
  /** Commits after `time`, oldest first, or `undefined` when the log is incomplete since then. */
  commitsSince(time: bigint): readonly CommitEvent[] | undefined;
  /** Deletes all documents at or below the path (`""` for all). Listeners are notified. */
  deleteRecursively(path: string): void;
  /** All documents, in path order. */
  documents(): Iterable<StoredDocument>;
  /** Imports documents: those with equal fields are not changed; triggers are not called. */
  load(documents: Iterable<Pick<StoredDocument, "path" | "fields">>): void;
  /** Ids of collections directly below a document (or `""`), sorted. */
  collectionIds(parent: DocumentPath | ""): string[];
  /** Paths of missing documents that have documents below them, for ListDocuments with showMissing. */
  missingDocuments(collection: string): DocumentPath[];
}
