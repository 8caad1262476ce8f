import {
  type StructuredQuery_CollectionSelector as CollectionSelector,
  StructuredQuery_CompositeFilter_Operator as CompositeOperator,
  type Cursor as CursorMessage,
  StructuredQuery_Direction as Direction,
  StructuredQuery_FieldFilter_Operator as FieldOperatorNumber,
  type StructuredQuery_FieldReference as FieldReference,
  type StructuredQuery_Filter as FilterMessage,
  type StructuredQuery_Order as OrderMessage,
  type StructuredQuery,
  StructuredQuery_UnaryFilter_Operator as UnaryOperatorNumber,
} from "../generated/firestore_pb.js";
import type { DocumentPath } from "../model/document.ts";
import { parseFieldPath } from "../model/field-path.ts";
import {
  type Cursor,
  FIELD_OPERATORS,
  type FieldPath,
  type Filter,
  type Order,
  type Query,
  type Scope,
  UNARY_OPERATORS,
} from "../model/query.ts";
import { invalidArgument } from "../model/status.ts";
import { decodeValue, decodeValues } from "./value.ts";

/**
 * Decodes a StructuredQuery below a parent document (`""` for the root). Checks the structure only; `validateQuery`
 * checks the values. Throws INVALID_ARGUMENT with the official messages.
 */
export function decodeQuery(parent: DocumentPath | "", structured: StructuredQuery): Query {
  return {
    scope: decodeScope(parent, structured.from),
    where: structured.where?.filterType.case && decodeFilter(structured.where),
    orderBy: structured.orderBy.map(decodeOrder),
    startAt: structured.startAt && decodeCursor(structured.startAt),
    endAt: structured.endAt && decodeCursor(structured.endAt),
    offset: structured.offset,
    limit: structured.limit,
    select: structured.select?.fields.map(decodeField),
  };
}

function decodeScope(parent: DocumentPath | "", from: readonly CollectionSelector[]): Scope {
  if (from.length > 1) {
    throw invalidArgument("StructuredQuery.from cannot have more than one collection selector.");
  }
  const { collectionId = "", allDescendants = false } = from[0] ?? {};
  return { parent, collectionId: collectionId === "" ? undefined : collectionId, allDescendants };
}

function decodeFilter({ filterType }: FilterMessage): Filter {
  switch (filterType.case) {
    case "compositeFilter": {
      const op = CompositeOperator[filterType.value.op];
      if (op !== "AND" && op !== "OR") throw invalidArgument("Unsupported CompositeFilter operator.");
      return { kind: "composite", op, filters: filterType.value.filters.map(decodeFilter) };
    }
    case "unaryFilter": {
      const { operandType } = filterType.value;
      const name = UnaryOperatorNumber[filterType.value.op];
      const op = UNARY_OPERATORS.find((known) => known === name);
      if (!op) throw invalidArgument("Unknown UnaryFilter operator.");
      return { kind: "unary", field: decodeField(operandType.value), op };
    }
    default: {
      const name = FieldOperatorNumber[filterType.value?.op ?? FieldOperatorNumber.OPERATOR_UNSPECIFIED];
      const op = FIELD_OPERATORS.find((known) => known === name);
      if (!op) throw invalidArgument("Unknown FieldFilter operator.");
      return {
        kind: "field",
        field: decodeField(filterType.value?.field),
        op,
        value: decodeValue(filterType.value?.value),
      };
    }
  }
}

function decodeOrder({ field, direction }: OrderMessage): Order {
  return {
    field: decodeField(field),
    direction: direction === Direction.DESCENDING ? "DESCENDING" : "ASCENDING",
  };
}

function decodeCursor(cursor: CursorMessage): Cursor {
  return { values: decodeValues(cursor), before: cursor.before };
}

/** A field that is not set has an empty path, which is invalid. */
export function decodeField(field: FieldReference | undefined): FieldPath {
  return parseFieldPath(field?.fieldPath ?? "");
}
