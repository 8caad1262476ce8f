import type { Fields } from "./value.ts";

/** Path of a document below `…/documents/`: `users/1/programs/a`. An even number of segments, never empty. */
export type DocumentPath = string;

/** Path of a collection below `…/documents/`: `users/1/programs`. An odd number of segments. */
export type CollectionPath = string;

/** A stored document. Immutable: a write creates a new one. Times are microseconds since the epoch. */
export interface StoredDocument {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}
