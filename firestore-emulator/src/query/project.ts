import type { StoredDocument } from "../model/document.ts";
import { isNameField } from "../model/field-path.ts";
import { getField, setField } from "../model/fields.ts";
import type { FieldPath } from "../model/query.ts";
import type { Fields } from "../model/value.ts";

/**
 * The document reduced to the selected fields, nested ones within their maps. Fields it lacks are left out,
 * `__name__` selects no field, and `undefined` selects everything.
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
