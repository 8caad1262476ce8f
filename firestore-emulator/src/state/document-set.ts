import type { DocumentPath, StoredDocument, Value } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import { getField } from "../model/fields.ts";
import { compareValues } from "../model/order.ts";
import type { FieldPath } from "../model/query.ts";
import type { Range } from "../query/source.ts";
import { type Position, SortedList } from "./sorted-list.ts";

interface FieldEntry {
  readonly value: Value;
  readonly document: StoredDocument;
}

interface FieldIndex {
  readonly field: FieldPath;
  readonly entries: SortedList<FieldEntry>;
}

/**
 * Documents in name order, with field indexes. An index is built at its first use and then updated with each
 * change.
 */
export class DocumentSet {
  readonly #byName: SortedList<StoredDocument>;
  readonly #fields = new Map<string, FieldIndex>();

  constructor(documents: Iterable<StoredDocument> = []) {
    this.#byName = new SortedList((a, b) => compareDocumentPaths(a.path, b.path), documents);
  }

  /** Applies the change of one document; `before` is the document in the set. */
  change(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (after !== undefined) {
      this.#byName.set(after);
    } else if (before !== undefined) {
      this.#byName.delete(before);
    }
    for (const { field, entries } of this.#fields.values()) {
      changeEntry(entries, entryOf(before, field), entryOf(after, field));
    }
  }

  byName(position: Position<DocumentPath>, reverse: boolean): Iterable<StoredDocument> {
    return this.#byName.scan((document) => position(document.path), reverse);
  }

  *byField(field: FieldPath, range: Range<Value>, reverse: boolean): Generator<StoredDocument> {
    const position = rangePosition(range, compareValues);
    for (const entry of this.#index(field).scan((item) => position(item.value), reverse)) {
      yield entry.document;
    }
  }

  #index(field: FieldPath): SortedList<FieldEntry> {
    const key = JSON.stringify(field);
    const existing = this.#fields.get(key);
    if (existing !== undefined) {
      return existing.entries;
    }
    const entries = new SortedList(compareEntries, entriesOf(this.#byName.scan(unbounded, false), field));
    this.#fields.set(key, { field, entries });
    return entries;
  }
}

/** The position function of a range. */
export function rangePosition<T>(range: Range<T>, compare: (a: T, b: T) => number): Position<T> {
  const { lower, upper } = range;
  return (item) => {
    if (lower !== undefined) {
      const order = compare(item, lower.at);
      if (order < 0 || (order === 0 && !lower.inclusive)) {
        return -1;
      }
    }
    if (upper !== undefined) {
      const order = compare(item, upper.at);
      if (order > 0 || (order === 0 && !upper.inclusive)) {
        return 1;
      }
    }
    return 0;
  };
}

/** The position function of the unbounded range. */
export function unbounded(): number {
  return 0;
}

function changeEntry(
  entries: SortedList<FieldEntry>,
  before: FieldEntry | undefined,
  after: FieldEntry | undefined,
): void {
  if (before !== undefined && (after === undefined || compareEntries(before, after) !== 0)) {
    entries.delete(before);
  }
  if (after !== undefined) {
    entries.set(after);
  }
}

function entryOf(document: StoredDocument | undefined, field: FieldPath): FieldEntry | undefined {
  const value = document === undefined ? undefined : getField(document.fields, field);
  return document === undefined || value === undefined ? undefined : { value, document };
}

function* entriesOf(documents: Iterable<StoredDocument>, field: FieldPath): Generator<FieldEntry> {
  for (const document of documents) {
    const entry = entryOf(document, field);
    if (entry !== undefined) {
      yield entry;
    }
  }
}

function compareEntries(a: FieldEntry, b: FieldEntry): number {
  return compareValues(a.value, b.value) || compareDocumentPaths(a.document.path, b.document.path);
}
