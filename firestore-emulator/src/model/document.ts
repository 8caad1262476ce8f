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

/**
 * A Firestore value in memory. Integers are int64 (`bigint`), timestamps are microseconds
 * since the Unix epoch; a vector is the map `{__type__: "__vector__", value: [doubles]}`, as on the wire.
 */
export type Value =
  | { readonly kind: "null" }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "integer"; readonly value: bigint }
  | { readonly kind: "double"; readonly value: number }
  | { readonly kind: "timestamp"; readonly micros: bigint }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "bytes"; readonly value: Uint8Array }
  /** `name` is a full resource name, `projects/P/databases/D/documents/…`. */
  | { readonly kind: "reference"; readonly name: string }
  | { readonly kind: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly kind: "array"; readonly values: readonly Value[] }
  | { readonly kind: "map"; readonly fields: Fields };

/** Field names to values, in stored order. A dot in a name is literal. */
export type Fields = ReadonlyMap<string, Value>;
