import type { DocumentPath } from "../model/document.ts";
import { parseFieldPath } from "../model/field-path.ts";
import {
  type Cursor,
  FIELD_OPERATORS,
  type FieldOperator,
  type FieldPath,
  type Filter,
  type Order,
  type Query,
  type Scope,
  UNARY_OPERATORS,
  type UnaryOperator,
} from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import {
  booleanOf,
  type Message,
  messageOf,
  messagesOf,
  numberOf,
  stringOf,
  wrappedNumberOf,
} from "./message.ts";
import { decodeValue, decodeValues, fieldReferenceOf } from "./value.ts";

const KNOWN_FIELD_OPERATORS: ReadonlySet<string> = new Set(FIELD_OPERATORS);
const KNOWN_UNARY_OPERATORS: ReadonlySet<string> = new Set(UNARY_OPERATORS);

/**
 * Decodes a google.firestore.v1.StructuredQuery below a parent document (`""` for the root). Checks the structure only;
 * `validateQuery` checks the values. Throws INVALID_ARGUMENT with the official messages.
 */
export function decodeQuery(parent: DocumentPath | "", structured: Message): Query {
  return {
    scope: decodeScope(parent, messagesOf(structured, "from")),
    where: decodeWhere(messageOf(structured, "where")),
    orderBy: messagesOf(structured, "orderBy").map(decodeOrder),
    startAt: decodeCursor(messageOf(structured, "startAt")),
    endAt: decodeCursor(messageOf(structured, "endAt")),
    offset: numberOf(structured, "offset"),
    limit: wrappedNumberOf(structured, "limit"),
    select: decodeSelect(messageOf(structured, "select")),
  };
}

function decodeScope(parent: DocumentPath | "", from: readonly Message[]): Scope {
  if (from.length > 1) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      "StructuredQuery.from cannot have more than one collection selector.",
    );
  }
  const collectionId = stringOf(from[0], "collectionId");
  return {
    parent,
    collectionId: collectionId === "" ? undefined : collectionId,
    allDescendants: booleanOf(from[0], "allDescendants"),
  };
}

function decodeWhere(message: Message | undefined): Filter | undefined {
  return message === undefined || Object.keys(message).length === 0 ? undefined : decodeFilter(message);
}

function decodeFilter(message: Message): Filter {
  const composite = messageOf(message, "compositeFilter");
  if (composite) {
    const op = stringOf(composite, "op");
    if (op !== "AND" && op !== "OR") throw invalid("Unsupported CompositeFilter operator.");
    return { kind: "composite", op, filters: messagesOf(composite, "filters").map(decodeFilter) };
  }
  const unary = messageOf(message, "unaryFilter");
  if (unary) {
    const op = stringOf(unary, "op");
    if (!isUnaryOperator(op)) throw invalid("Unknown UnaryFilter operator.");
    return { kind: "unary", field: decodeField(unary), op };
  }
  const field = messageOf(message, "fieldFilter");
  const op = stringOf(field, "op");
  if (!field || !isFieldOperator(op)) throw invalid("Unknown FieldFilter operator.");
  return {
    kind: "field",
    field: decodeField(field),
    op,
    value: decodeValue(messageOf(field, "value") ?? {}),
  };
}

function decodeOrder(message: Message): Order {
  return {
    field: decodeField(message),
    direction: stringOf(message, "direction") === "DESCENDING" ? "DESCENDING" : "ASCENDING",
  };
}

function decodeCursor(message: Message | undefined): Cursor | undefined {
  return message && { values: decodeValues(message), before: booleanOf(message, "before") };
}

function decodeSelect(message: Message | undefined): readonly FieldPath[] | undefined {
  return (
    message && messagesOf(message, "fields").map((field) => parseFieldPath(stringOf(field, "fieldPath")))
  );
}

function decodeField(owner: Message): FieldPath {
  return parseFieldPath(fieldReferenceOf(owner, "field"));
}

function isFieldOperator(op: string): op is FieldOperator {
  return KNOWN_FIELD_OPERATORS.has(op);
}

function isUnaryOperator(op: string): op is UnaryOperator {
  return KNOWN_UNARY_OPERATORS.has(op);
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}
