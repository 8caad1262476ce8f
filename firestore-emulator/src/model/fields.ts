import type { Fields, StoredDocument, Value } from "./document.ts";
import { isNameField } from "./field-path.ts";
import type { FieldPath } from "./query.ts";

/** The value at a field path, or `undefined` when it does not exist. */
export function getField(fields: Fields, field: FieldPath): Value | undefined {
  let value: Value | undefined;
  let level: Fields | undefined = fields;
  for (const segment of field) {
    value = level?.get(segment);
    level = value?.kind === "map" ? value.fields : undefined;
  }
  return value;
}

/**
 * A copy of the fields with the value at the path set, or deleted without a value. Parents that are not maps are replaced by
 * maps. A changed field moves to the end of its map, as the official emulator stores it.
 */
export function setField(fields: Fields, field: FieldPath, value: Value | undefined): Fields {
  const [first, ...rest] = field;
  if (first === undefined) return fields;
  const copy = new Map(fields);
  const existing = copy.get(first);
  copy.delete(first);
  if (rest.length > 0) {
    const inner = existing?.kind === "map" ? existing.fields : new Map<string, Value>();
    copy.set(first, { kind: "map", fields: setField(inner, rest, value) });
  } else if (value !== undefined) {
    copy.set(first, value);
  }
  return copy;
}

/** A copy of the fields without the one at the path; the same object when there is nothing to delete. */
export function deleteField(fields: Fields, field: FieldPath): Fields {
  return getField(fields, field) === undefined ? fields : setField(fields, field, undefined);
}

/**
 * The document reduced to the selected fields. Missing fields are omitted, `__name__` selects no field, and
 * `undefined` selects all fields.
 */
export function project(document: StoredDocument, select: readonly FieldPath[] | undefined): StoredDocument {
  if (select === undefined) {
    return document;
  }
  let fields: Fields = new Map();
  for (const field of select) {
    const value = isNameField(field) ? undefined : getField(document.fields, field);
    if (value !== undefined) {
      fields = setField(fields, field, value);
    }
  }
  return { ...document, fields };
}
