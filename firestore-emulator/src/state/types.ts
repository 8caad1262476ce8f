import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import type { Write } from "../model/write.ts";

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
