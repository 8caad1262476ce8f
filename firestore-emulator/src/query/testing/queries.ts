import { parseFieldPath } from "../../model/field-path.ts";
import type { FieldOperator, Filter, Order, Query } from "../../model/query.ts";

type Condition = readonly [field: string, op: FieldOperator];

/** Equalities of fields. */
export const equal = (...fields: string[]): Condition[] => fields.map((field) => [field, "EQUAL"]);

interface QueryParts {
  readonly where?: readonly Condition[];
  /** A disjunction of conjunctions, instead. */
  readonly anyOf?: readonly (readonly Condition[])[];
  /** `"a"` or `"a desc"`. */
  readonly orderBy?: readonly string[];
  readonly group?: boolean;
  /** Fields that are summed. */
  readonly sum?: readonly string[];
}

const LISTS: ReadonlySet<string> = new Set(["IN", "NOT_IN", "ARRAY_CONTAINS_ANY"]);
const NAME = { kind: "reference", name: "projects/p/databases/d/documents/c/x" } as const;

/** A query of the collection or collection group `c`. */
export function makeQuery({ where = [], anyOf, orderBy = [], group = false, sum = [] }: QueryParts): Query {
  const all = allOf(where);
  return {
    scope: { parent: "", collectionId: "c", allDescendants: group },
    where: anyOf === undefined ? all : { kind: "composite", op: "OR", filters: anyOf.map(allOf) },
    requiredFields: sum.map(parseFieldPath),
    orderBy: orderBy.map(parseOrder),
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
  };
}

function allOf(conditions: readonly Condition[]): Filter {
  return { kind: "composite", op: "AND", filters: conditions.map(fieldFilter) };
}

function fieldFilter([field, op]: Condition): Filter {
  const one = field === "__name__" ? NAME : ({ kind: "integer", value: 1n } as const);
  const value = LISTS.has(op) ? ({ kind: "array", values: [one] } as const) : one;
  return { kind: "field", field: parseFieldPath(field), op, value };
}

function parseOrder(text: string): Order {
  const [field = "", direction] = text.split(" ");
  return { field: parseFieldPath(field), direction: direction === "desc" ? "DESCENDING" : "ASCENDING" };
}
