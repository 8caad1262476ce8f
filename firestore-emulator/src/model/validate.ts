import type { StoredDocument } from "./document.ts";
import { documentSize } from "./document-size.ts";
import { formatFieldPath } from "./field-path.ts";
import { LIMITS } from "./limits.ts";
import { vectorElements } from "./order.ts";
import type { FieldPath } from "./query.ts";
import { isReserved } from "./resource-name.ts";
import { StatusError } from "./status.ts";
import { utf8Length } from "./strings.ts";
import type { Fields, Value } from "./value.ts";

/**
 * Validates fields to be stored: reserved names, name and value lengths, nesting.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateFields(fields: Fields): void {
  for (const [name, value] of fields) {
    validateTopLevelName(name);
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
        if (element.kind === "array") {
          throw invalid("Nested arrays are not allowed");
        }
        validateValue(element, "array", nameBytes, depth + 1);
      }
      return;
    case "map":
      if (vectorElements(value) === undefined) {
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
    validateNestedName(name);
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
