import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { FieldPath, Scope } from "../model/query.ts";
import type { Value } from "../model/value.ts";

export interface Bound<T> {
  readonly at: T;
  readonly inclusive: boolean;
}

/** An interval of an ordered index; an absent side is open. */
export interface Range<T> {
  readonly lower: Bound<T> | undefined;
  readonly upper: Bound<T> | undefined;
}

/**
 * Where a query finds its documents. The ranges narrow the work only: a source may yield documents outside
 * the range or scope, in place, and the query drops them.
 */
export interface QuerySource {
  get(path: DocumentPath): StoredDocument | undefined;
  /** Documents of the scope in name order. */
  byName(scope: Scope, range: Range<DocumentPath>, reverse: boolean): Iterable<StoredDocument>;
  /** Documents having the field, by its value and then by name; `undefined` when there is no such index. */
  byField(
    scope: Scope,
    field: FieldPath,
    range: Range<Value>,
    reverse: boolean,
  ): Iterable<StoredDocument> | undefined;
}
