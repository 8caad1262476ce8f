import type { StoredDocument } from "./document.ts";
import { documentSize } from "./document-size.ts";
import { formatFieldPath } from "./field-path.ts";
import { LIMITS } from "./limits.ts";
import type { FieldPath } from "./query.ts";
import { isReserved } from "./resource-name.ts";
import { StatusError } from "./status.ts";
import { utf8Length } from "./strings.ts";
import type { Fields, Value } from "./value.ts";
import { isMarkedAsVector, vectorNumbers } from "./vector.ts";

/** Names of the value types in messages. */
const TYPE_NAMES = {
  null: "NULL",
  boolean: "BOOLEAN",
  integer: "LONG",
  double: "DOUBLE",
  timestamp: "TIMESTAMP",
  string: "STRING",
  bytes: "BYTES",
  reference: "ENTITY_REF",
  geoPoint: "GEO_POINT",
  array: "ARRAY",
  map: "MAP",
} as const satisfies Record<Value["kind"], string>;

/**
 * Validates fields to be stored: reserved names, name and value lengths, nesting.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateFields(fields: Fields): void {
  for (const [name, value] of fields) {
    validateTopLevelName(name);
    validateContent(value, name, "document");
  }
  for (const [name, value] of fields) {
    validateName(name, 0);
    validateValue(value, name, utf8Length(name), 1);
  }
}

/**
 * Validates a field path of an update mask or transform.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateWrittenPath(field: FieldPath): void {
  for (const [index, segment] of field.entries()) {
    if (index === 0) {
      validateTopLevelName(segment);
    } else {
      validateNestedName(segment);
    }
  }
  if (utf8Length(field.join(".")) > LIMITS.nameBytes) {
    throw nameTooLong();
  }
}

/**
 * Validates a value that a transform writes or appends to the field.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateWrittenValue(field: FieldPath, value: Value): void {
  validateContent(value, field[0] ?? "", field.length > 1 ? "map" : "document");
  validateValue(value, field.at(-1) ?? formatFieldPath(field), utf8Length(field.join(".")), field.length);
}

/**
 * Validates the size of a document.
 * @throws StatusError INVALID_ARGUMENT
 */
export function validateDocumentSize(document: Pick<StoredDocument, "path" | "fields">): void {
  if (documentSize(document.path, document.fields) > LIMITS.documentBytes) {
    throw invalid(`maximum entity size is ${LIMITS.documentBytes} bytes`);
  }
}

/**
 * Reserved names, nested arrays and special maps. `property` is the name in messages: the top-level field, or `array`
 * in its array.
 */
function validateContent(value: Value, property: string, parent: "document" | "map" | "array"): void {
  if (value.kind === "array") {
    if (parent === "array") {
      throw invalid("Nested arrays are not allowed");
    }
    for (const element of value.values) {
      validateContent(element, parent === "map" ? property : "array", "array");
    }
  } else if (value.kind === "map" && value.fields.has("__type__")) {
    validateSpecialMap(value.fields, property);
  } else if (value.kind === "map") {
    for (const [name, nested] of value.fields) {
      validateNestedName(name);
      validateContent(nested, property, "map");
    }
  }
}

/** A map with the key `__type__` is a vector or invalid. */
function validateSpecialMap(fields: Fields, property: string): void {
  const type = fields.get("__type__");
  if (type?.kind !== "string") {
    throw invalid(
      `Field __type__ must be a string; founds ${type === undefined ? "NULL" : TYPE_NAMES[type.kind]}.`,
    );
  }
  if (!isMarkedAsVector(fields)) {
    throw nestedInvalid(property);
  }
  if (vectorNumbers(fields).some(Number.isNaN)) {
    throw invalid("Vector cannot contain NaN values.");
  }
}

function validateValue(value: Value, property: string, nameBytes: number, depth: number): void {
  switch (value.kind) {
    case "string":
      validateLength(utf8Length(value.value), property);
      return;
    case "bytes":
      validateLength(value.value.byteLength, property);
      return;
    case "array":
      validateDepth(depth, property);
      for (const element of value.values) {
        validateValue(element, "array", nameBytes, depth + 1);
      }
      return;
    case "map":
      if (!isMarkedAsVector(value.fields)) {
        validateDepth(depth, property);
        validateNested(value.fields, property, nameBytes, depth);
      }
      return;
    default:
      return;
  }
}

function validateNested(fields: Fields, property: string, nameBytes: number, depth: number): void {
  for (const [name, value] of fields) {
    validateName(name, nameBytes + 1);
    const tooLong =
      (value.kind === "string" && utf8Length(value.value) > LIMITS.valueBytes) ||
      (value.kind === "bytes" && value.value.byteLength > LIMITS.valueBytes);
    if (tooLong) {
      throw nestedInvalid(property);
    }
    validateValue(value, name, nameBytes + 1 + utf8Length(name), depth + 1);
  }
}

function validateTopLevelName(name: string): void {
  if (isReserved(name)) {
    throw invalid(`field name ${name} is reserved`);
  }
}

function validateNestedName(name: string): void {
  if (isReserved(name)) {
    throw invalid(`field name '${name}' is reserved.`);
  }
}

function validateName(name: string, parentBytes: number): void {
  if (parentBytes + utf8Length(name) > LIMITS.nameBytes) {
    throw nameTooLong();
  }
}

function validateLength(bytes: number, property: string): void {
  if (bytes > LIMITS.valueBytes) {
    throw invalid(`The value of property "${property}" is longer than ${LIMITS.valueBytes} bytes.`);
  }
}

function validateDepth(depth: number, property: string): void {
  if (depth > LIMITS.depth) {
    throw nestedInvalid(property);
  }
}

function nestedInvalid(property: string): StatusError {
  return invalid(`Property ${property} contains an invalid nested entity.`);
}

function nameTooLong(): StatusError {
  return invalid(`The property.name is longer than ${LIMITS.nameBytes} bytes.`);
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}
