import type { DocumentPath, Fields, StoredDocument, Value } from "../model/document.ts";
import { deleteField, getField, setField } from "../model/fields.ts";
import { fieldsIdentical } from "../model/order.ts";
import type { FieldPath } from "../model/query.ts";
import type { Write, WriteResult } from "../model/write.ts";
import { applyTransform } from "./transforms.ts";
import type { DocumentChange, PendingWrite } from "./types.ts";

export interface BatchTimes {
  /** Create and update time of changed documents, in µs. */
  readonly commitTime: bigint;
  /** Value of `setToServerValue`, in µs. */
  readonly requestTime: bigint;
}

/**
 * Computes the result of a commit's writes, each on the result of the previous ones, without storing it.
 */
export class WriteBatch {
  readonly #stored: (path: DocumentPath) => StoredDocument | undefined;
  readonly #times: BatchTimes;
  readonly #after = new Map<DocumentPath, StoredDocument | undefined>();
  readonly pending: PendingWrite[] = [];
  readonly results: WriteResult[] = [];

  constructor(stored: (path: DocumentPath) => StoredDocument | undefined, times: BatchTimes) {
    this.#stored = stored;
    this.#times = times;
  }

  /** The document after the writes so far. */
  get(path: DocumentPath): StoredDocument | undefined {
    return this.#after.has(path) ? this.#after.get(path) : this.#stored(path);
  }

  add(write: Write): void {
    const before = this.get(write.path);
    if (write.kind === "verify") {
      this.#record(write, before, before, []);
    } else if (write.kind === "delete") {
      this.#after.set(write.path, undefined);
      this.#record(write, before, undefined, []);
    } else {
      const { fields, transformResults } = updatedFields(before?.fields, write, this.#times.requestTime);
      const after = this.#version(write.path, before, fields);
      this.#after.set(write.path, after);
      this.#record(write, before, after, transformResults);
    }
  }

  /** Each written document once, in the order of its first write. */
  changes(): DocumentChange[] {
    return [...this.#after].map(([path, after]) => ({ path, before: this.#stored(path), after }));
  }

  #record(
    write: Write,
    before: StoredDocument | undefined,
    after: StoredDocument | undefined,
    transformResults: readonly Value[],
  ): void {
    this.pending.push({ write, before, after });
    const updateTime = write.kind === "update" ? after?.updateTime : undefined;
    this.results.push({ updateTime, transformResults });
  }

  /** A write without changes keeps the document and its update time. */
  #version(path: DocumentPath, before: StoredDocument | undefined, fields: Fields): StoredDocument {
    if (before !== undefined && fieldsIdentical(before.fields, fields)) {
      return before;
    }
    const { commitTime } = this.#times;
    return { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  }
}

function updatedFields(
  stored: Fields | undefined,
  write: Extract<Write, { kind: "update" }>,
  requestTime: bigint,
): { fields: Fields; transformResults: readonly Value[] } {
  const base = stored ?? new Map<string, Value>();
  let fields = write.mask === undefined ? write.fields : applyMask(base, write.fields, write.mask);
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const outcome = applyTransform(fields, transform, requestTime);
    fields = outcome.fields;
    transformResults.push(outcome.result);
  }
  return { fields, transformResults };
}

/** Sets the masked fields and deletes those missing in the update. */
function applyMask(stored: Fields, update: Fields, mask: readonly FieldPath[]): Fields {
  let fields = stored;
  for (const field of mask) {
    const value = getField(update, field);
    fields = value === undefined ? deleteField(fields, field) : setField(fields, field, value);
  }
  return fields;
}
