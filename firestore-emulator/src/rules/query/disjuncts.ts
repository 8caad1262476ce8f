import { isNameField } from "../../model/field-path.ts";
import type { FieldPath, Filter } from "../../model/query.ts";
import { operandElements } from "../../query/filter.ts";
import { disjunctions, type LeafFilter } from "../../query/order.ts";
import { fromStored } from "../values/convert.ts";
import { type Constraint, float, NULL, type QueryField, type RuleValue } from "../values/value.ts";

/** A disjunct of a query: filters that all apply. */
export interface Disjunct {
  /** Resource name required by a filter on `__name__`. */
  readonly documentName: string | undefined;
  /** The filters on fields. */
  readonly data: QueryField;
}

/** Splits a filter into disjuncts: one per OR branch and per value of `in` and `array-contains-any`. */
export function disjunctsOf(filter: Filter | undefined): Disjunct[] {
  return disjunctions(filter && withoutLists(filter)).map(toDisjunct);
}

function withoutLists(filter: Filter): Filter {
  if (filter.kind === "composite") return { ...filter, filters: filter.filters.map(withoutLists) };
  if (filter.op !== "IN" && filter.op !== "ARRAY_CONTAINS_ANY") return filter;
  const op = filter.op === "IN" ? "EQUAL" : "ARRAY_CONTAINS";
  return {
    kind: "composite",
    op: "OR",
    filters: operandElements(filter.value).map((value) => ({ ...filter, op, value })),
  };
}

interface MutableQueryField {
  value: RuleValue | undefined;
  readonly constraints: Constraint[];
  readonly fields: Map<string, MutableQueryField>;
}

function toDisjunct(leaves: readonly LeafFilter[]): Disjunct {
  const data = newField();
  let documentName: string | undefined;
  for (const leaf of leaves) {
    if (!isNameField(leaf.field)) {
      apply(leaf, fieldAt(data, leaf.field));
    } else if (leaf.kind === "field" && leaf.op === "EQUAL" && leaf.value.kind === "reference") {
      documentName ??= leaf.value.name;
    }
  }
  return { documentName, data };
}

function newField(): MutableQueryField {
  return { value: undefined, constraints: [], fields: new Map() };
}

function fieldAt(root: MutableQueryField, field: FieldPath): MutableQueryField {
  let at = root;
  for (const name of field) {
    const next = at.fields.get(name) ?? newField();
    at.fields.set(name, next);
    at = next;
  }
  return at;
}

function apply(leaf: LeafFilter, field: MutableQueryField): void {
  const equality = equalityOf(leaf);
  if (equality !== undefined) {
    field.value ??= equality;
    return;
  }
  field.constraints.push({ op: leaf.op, value: leaf.kind === "unary" ? NULL : fromStored(leaf.value) });
}

/** The value of an equality filter. */
function equalityOf(leaf: LeafFilter): RuleValue | undefined {
  switch (leaf.op) {
    case "EQUAL":
      return fromStored(leaf.value);
    case "IS_NULL":
      return NULL;
    case "IS_NAN":
      return float(Number.NaN);
    default:
      return undefined;
  }
}
