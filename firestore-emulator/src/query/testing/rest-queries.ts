import { parseFieldPath } from "../../model/field-path.ts";
import {
  type Cursor,
  FIELD_OPERATORS,
  type FieldPath,
  type Filter,
  type Order,
  type Query,
  UNARY_OPERATORS,
} from "../../model/query.ts";
import { type JsonRecord, list, optional, record, text } from "../../model/testing/json.ts";
import { readValue } from "../../model/testing/rest-values.ts";

/** Reads a StructuredQuery in REST JSON. */
export function readQuery(parent: string, query: JsonRecord): Query {
  const selector = record((optional(query.from, list) ?? [])[0] ?? {});
  const collectionId = optional(selector.collectionId, text) ?? "";
  return {
    scope: {
      parent,
      collectionId: collectionId === "" ? undefined : collectionId,
      allDescendants: selector.allDescendants === true,
    },
    where: optional(query.where, readFilter),
    orderBy: (optional(query.orderBy, list) ?? []).map(readOrder),
    startAt: optional(query.startAt, readCursor),
    endAt: optional(query.endAt, readCursor),
    offset: Number(query.offset ?? 0),
    limit: optional(query.limit, Number),
    select: optional(query.select, (select) => list(record(select).fields).map(readField)),
  };
}

function readFilter(json: unknown): Filter {
  const filter = record(json);
  if (filter.compositeFilter !== undefined) {
    const { op, filters } = record(filter.compositeFilter);
    return { kind: "composite", op: op === "OR" ? "OR" : "AND", filters: list(filters).map(readFilter) };
  }
  if (filter.unaryFilter !== undefined) {
    const { field, op } = record(filter.unaryFilter);
    return { kind: "unary", field: readField(field), op: oneOf(UNARY_OPERATORS, op) };
  }
  const { field, op, value } = record(filter.fieldFilter);
  return { kind: "field", field: readField(field), op: oneOf(FIELD_OPERATORS, op), value: readValue(value) };
}

function readOrder(json: unknown): Order {
  const { field, direction } = record(json);
  return { field: readField(field), direction: direction === "DESCENDING" ? "DESCENDING" : "ASCENDING" };
}

function readCursor(json: unknown): Cursor {
  const { values, before } = record(json);
  return { values: list(values).map(readValue), before: before === true };
}

function readField(json: unknown): FieldPath {
  return parseFieldPath(text(record(json).fieldPath));
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new TypeError(`Unknown operator ${String(value)}`);
  }
  return found;
}
