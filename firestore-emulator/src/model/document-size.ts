import type { DocumentPath, Fields, Value } from "./document.ts";
import { pathOfName } from "./resource-name.ts";
import { utf8Length } from "./strings.ts";

/**
 * Stored size of a document in bytes, as documented
 * (https://firebase.google.com/docs/firestore/storage-size).
 */
export function documentSize(path: DocumentPath, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function nameSize(path: DocumentPath): number {
  // Each segment takes its UTF-8 bytes plus one: the slashes between them, and one for the last.
  return utf8Length(path) + 1 + 16;
}

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of fields) {
    total += utf8Length(name) + 1 + valueSize(value);
  }
  return total;
}

function valueSize(value: Value): number {
  switch (value.kind) {
    case "null":
    case "boolean":
      return 1;
    case "integer":
    case "double":
    case "timestamp":
      return 8;
    case "geoPoint":
      return 16;
    case "string":
      return utf8Length(value.value) + 1;
    case "bytes":
      return value.value.byteLength;
    case "reference":
      return nameSize(pathOfName(value.name));
    case "array":
      return value.values.reduce((total, element) => total + valueSize(element), 0);
    case "map":
      return fieldsSize(value.fields);
  }
}
