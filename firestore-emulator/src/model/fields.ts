import type { FieldPath } from "./query.ts";
import type { Fields, Value } from "./value.ts";

/** The value at a field path, or `undefined` when the document lacks it. */
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
 * A copy of the fields with the value at the path set. Anything on the way that is not a map becomes one.
 * A changed field moves to the end of its map, as the official emulator stores it.
 */
export function setField(fields: Fields, field: FieldPath, value: Value): Fields {
  return replaceField(fields, field, value);
}

/** A copy of the fields without the one at the path; the same object when there is nothing to delete. */
export function deleteField(fields: Fields, field: FieldPath): Fields {
  return getField(fields, field) === undefined ? fields : replaceField(fields, field, undefined);
}

function replaceField(fields: Fields, field: FieldPath, value: Value | undefined): Fields {
  const [first, ...rest] = field;
  if (first === undefined) {
    return fields;
  }
  const copy = new Map(fields);
  const existing = copy.get(first);
  copy.delete(first);
  if (rest.length > 0) {
    const inner = existing?.kind === "map" ? existing.fields : new Map<string, Value>();
    copy.set(first, { kind: "map", fields: replaceField(inner, rest, value) });
  } else if (value !== undefined) {
    copy.set(first, value);
  }
  return copy;
}
