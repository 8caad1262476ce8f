import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import type { CommitResult, Write } from "../model/write.ts";

/**
 * One document touched by a commit. Both sides the same object means a write that changed nothing; both are
 * absent after the delete of a missing document.
 */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** A commit as listeners and triggers see it: every touched document once, whatever number of writes touched it. */
export interface CommitEvent {
  readonly commitTime: bigint;
  readonly changes: readonly DocumentChange[];
  /** Present when no client wrote this: an import or a reset. Listeners see it, triggers do not. */
  readonly origin?: "load" | "reset";
}

/** A consistent view of one database at one instant. */
export interface Snapshot {
  readonly readTime: bigint;
  get(path: DocumentPath): StoredDocument | undefined;
  /** Matching documents in query order, after cursors, offset and limit, before projection. */
  query(query: Query): StoredDocument[];
}

/** A write about to be applied, as security rules judge it: the states before and after it within its commit. */
export interface PendingWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  /** `undefined` after a delete. A `verify` has `before === after`. */
  readonly after: StoredDocument | undefined;
}

/** A commit about to happen, offered for judgement after all writes were computed and before preconditions are checked. */
export interface PendingCommit {
  readonly requestTime: bigint;
  readonly writes: readonly PendingWrite[];
  /** The database before the commit. */
  readonly before: Snapshot;
  /** A document as it will be after the whole commit. */
  after(path: DocumentPath): StoredDocument | undefined;
}

/** Throws a StatusError to refuse. */
export type Judge = (commit: PendingCommit) => void;

export interface CommitOptions {
  /** Id of the transaction that this commit ends. */
  readonly transaction?: Uint8Array | undefined;
  readonly judge?: Judge | undefined;
}

/** What is asked of a transaction when it begins. */
export type TransactionMode =
  | { readonly kind: "readWrite"; readonly retryOf?: Uint8Array | undefined }
  | { readonly kind: "readOnly"; readonly readTime?: bigint | undefined };

/** At which state to read: latest, a past instant, or within a transaction (which takes its locks). */
export type Consistency =
  | { readonly kind: "latest" }
  | { readonly kind: "readTime"; readonly readTime: bigint }
  | { readonly kind: "transaction"; readonly id: Uint8Array };

/**
 * One database of one project: the single owner of its documents, clock, locks, log and listeners.
 * Every refusal is a StatusError with the official texts.
 */
export interface Database {
  readonly projectId: string;
  readonly databaseId: string;
  /** Strictly increasing microseconds, shared by all databases of the process. */
  now(): bigint;
  /** A view to read from. Waits for nothing; reads inside a read-write transaction are recorded as its locks. */
  read(consistency: Consistency): Snapshot;
  /**
   * To be waited for before documents are read inside a read-write transaction: resolves when other transactions
   * that read them before have ended, at the latest after 100 ms for each. `undefined` when there is none.
   */
  turnToRead(consistency: Consistency, paths: readonly DocumentPath[]): Promise<void> | undefined;
  beginTransaction(mode: TransactionMode): Uint8Array;
  rollback(id: Uint8Array): void;
  /** All or nothing. Waits up to 2 s for locks held by other transactions, then ABORTED. */
  commit(writes: readonly Write[], options: CommitOptions): Promise<CommitResult>;
  /** Called once per commit, in commit order, synchronously after it is applied. Returns the unsubscriber. */
  subscribe(listener: (event: CommitEvent) => void): () => void;
  /** Commits after `time`, oldest first, or `undefined` when the log no longer reaches back that far. */
  commitsSince(time: bigint): readonly CommitEvent[] | undefined;
  /** Deletes everything at or below the path (`""` for all), telling listeners. */
  deleteRecursively(path: string): void;
  /** Every document, in path order. */
  documents(): Iterable<StoredDocument>;
  /** Puts documents in as an import does: same fields leave a document untouched, triggers hear nothing. */
  load(documents: Iterable<Pick<StoredDocument, "path" | "fields">>): void;
  /** Ids of collections directly below a document (or `""`), sorted. */
  collectionIds(parent: DocumentPath | ""): string[];
  /** Ids of missing documents that are only ancestors, for ListDocuments with showMissing. */
  missingDocuments(collection: string): DocumentPath[];
}
