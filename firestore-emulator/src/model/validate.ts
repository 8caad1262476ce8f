import type { Fields, StoredDocument, Value } from "./document.ts";
import { documentSize } from "./document-size.ts";
import { setField } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import type { FieldPath } from "./query.ts";
import { isReserved } from "./resource-name.ts";
import { invalidArgument, type StatusError } from "./status.ts";
import { utf8Length } from "./strings.ts";
import { isMarkedAsVector, vectorNumbers } from "./vector.ts";

/** Name of the elements of an array in paths and messages. */
const ARRAY = "array";

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
    validateSize(name, value);
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
 * Validates a value that a transform writes or appends to a field with a valid path.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateWrittenValue(field: FieldPath, value: Value): void {
  validateFields(setField(new Map(), field, value));
}

/**
 * Validates the size of a document.
 * @throws StatusError INVALID_ARGUMENT
 */
export function validateDocumentSize(document: Pick<StoredDocument, "path" | "fields">): void {
  if (documentSize(document.path, document.fields) > LIMITS.documentBytes) {
    throw invalidArgument(`maximum entity size is ${LIMITS.documentBytes} bytes`);
  }
}

type Parent = "document" | "map" | "array" | "array in a map";

/**
 * Reserved names, nested arrays and special maps. `property` is the name in messages: the top-level field, or `array`
 * in its array.
 */
function validateContent(value: Value, property: string, parent: Parent): void {
  if (value.kind === "array") {
    if (parent === "array") {
      throw invalidArgument("Nested arrays are not allowed");
    }
    if (parent === "array in a map") {
      throw nestedInvalid(property);
    }
    for (const element of value.values) {
      if (parent === "map") {
        validateContent(element, property, "array in a map");
      } else {
        validateContent(element, ARRAY, "array");
      }
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
    throw invalidArgument(
      `Field __type__ must be a string; founds ${type === undefined ? "NULL" : TYPE_NAMES[type.kind]}.`,
    );
  }
  if (!isMarkedAsVector(fields)) {
    throw nestedInvalid(property);
  }
  if (vectorNumbers(fields).some(Number.isNaN)) {
    throw invalidArgument("Vector cannot contain NaN values.");
  }
}

/** Lengths and depth of a field of the document. */
function validateSize(name: string, value: Value): void {
  if (utf8Length(name) > LIMITS.nameBytes) {
    throw nameTooLong();
  }
  if (value.kind === "array") {
    if (value.values.some(isTooLong)) {
      throw valueTooLong(ARRAY);
    }
    if (!value.values.every((element) => fits(element, ARRAY.length, 2))) {
      throw nestedInvalid(ARRAY);
    }
  } else if (isTooLong(value)) {
    throw valueTooLong(name);
  } else if (!fits(value, utf8Length(name), 1)) {
    throw nestedInvalid(name);
  }
}

/**
 * Whether a value and those in it are within the limits of length and depth. `pathBytes` is the length of its path:
 * the names from the top-level field, joined by dots, and `array` for each array instead of its name.
 */
function fits(value: Value, pathBytes: number, depth: number): boolean {
  if (value.kind === "array") {
    return depth <= LIMITS.depth && value.values.every((element) => fits(element, pathBytes, depth + 1));
  }
  if (value.kind !== "map" || isMarkedAsVector(value.fields)) {
    return !isTooLong(value);
  }
  if (depth > LIMITS.depth) {
    return false;
  }
  for (const [name, nested] of value.fields) {
    const nameBytes = pathBytes + 1 + utf8Length(name);
    const nestedBytes = nested.kind === "array" ? pathBytes + 1 + ARRAY.length : nameBytes;
    if (nameBytes > LIMITS.nameBytes || !fits(nested, nestedBytes, depth + 1)) {
      return false;
    }
  }
  return true;
}

function isTooLong(value: Value): boolean {
  return (
    (value.kind === "string" && utf8Length(value.value) > LIMITS.valueBytes) ||
    (value.kind === "bytes" && value.value.byteLength > LIMITS.valueBytes)
  );
}

function validateTopLevelName(name: string): void {
  if (isReserved(name)) {
    throw invalidArgument(`field name ${name} is reserved`);
  }
}

function validateNestedName(name: string): void {
  if (isReserved(name)) {
    throw invalidArgument(`field name '${name}' is reserved.`);
  }
}

function valueTooLong(property: string): StatusError {
  return invalidArgument(`The value of property "${property}" is longer than ${LIMITS.valueBytes} bytes.`);
}

function nestedInvalid(property: string): StatusError {
  return invalidArgument(`Property ${property} contains an invalid nested entity.`);
}

function nameTooLong(): StatusError {
  return invalidArgument(`The property.name is longer than ${LIMITS.nameBytes} bytes.`);
}
