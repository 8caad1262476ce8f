import type { DocumentPath, StoredDocument, Value } from "../model/document.ts";
import type { FieldPath, Scope } from "../model/query.ts";

export interface Bound<T> {
  readonly at: T;
  readonly inclusive: boolean;
}

/** A range of an ordered index; an undefined side is unbounded. */
export interface Range<T> {
  readonly lower: Bound<T> | undefined;
  readonly upper: Bound<T> | undefined;
}

/**
 * Indexes that queries read. The ranges are an optimisation: a source may also yield documents outside the range or
 * scope, in order; the query filters them.
 */
export interface QuerySource {
  get(path: DocumentPath): StoredDocument | undefined;
  /** Documents of the scope in name order. */
  byName(scope: Scope, range: Range<DocumentPath>, reverse: boolean): Iterable<StoredDocument>;
  /** Documents that have the field, by value and then by name; `undefined` when the index does not exist. */
  byField(
    scope: Scope,
    field: FieldPath,
    range: Range<Value>,
    reverse: boolean,
  ): Iterable<StoredDocument> | undefined;
}
