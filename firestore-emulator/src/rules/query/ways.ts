import { isNameField } from "../../model/field-path.ts";
import type { FieldPath, Filter } from "../../model/query.ts";
import type { Value } from "../../model/value.ts";
import { fromStored } from "../values/convert.ts";
import { type Constraint, float, NULL, type QueryField, type RuleValue } from "../values/value.ts";

type Leaf = Exclude<Filter, { kind: "composite" }>;

/** One way in which documents can fulfil a query: filters that all hold. */
export interface Way {
  /** Resource name that a filter on the document name demands. */
  readonly documentName: string | undefined;
  /** What the filters say about the fields. */
  readonly data: QueryField;
}

/** Splits a filter into its ways: one per OR branch and per value of `in` and `array-contains-any`. */
export function waysOf(filter: Filter | undefined): Way[] {
  return disjunctions(filter).map(describe);
}

function disjunctions(filter: Filter | undefined): readonly (readonly Leaf[])[] {
  if (filter === undefined) {
    return [[]];
  }
  if (filter.kind !== "composite") {
    return alternatives(filter).map((leaf) => [leaf]);
  }
  if (filter.op === "OR") {
    return filter.filters.flatMap((part) => disjunctions(part));
  }
  return filter.filters.reduce<readonly (readonly Leaf[])[]>(
    (ways, part) => ways.flatMap((way) => disjunctions(part).map((more) => [...way, ...more])),
    [[]],
  );
}

function alternatives(leaf: Leaf): Leaf[] {
  if (leaf.kind === "unary" || (leaf.op !== "IN" && leaf.op !== "ARRAY_CONTAINS_ANY")) {
    return [leaf];
  }
  const op = leaf.op === "IN" ? "EQUAL" : "ARRAY_CONTAINS";
  return elementsOf(leaf.value).map((value) => ({ ...leaf, op, value }));
}

function elementsOf(value: Value): readonly Value[] {
  return value.kind === "array" ? value.values : [];
}

/** A field under construction. */
interface Draft {
  value: RuleValue | undefined;
  readonly constraints: Constraint[];
  readonly fields: Map<string, Draft>;
}

function describe(leaves: readonly Leaf[]): Way {
  const data = draft();
  let documentName: string | undefined;
  for (const leaf of leaves) {
    if (!isNameField(leaf.field)) {
      apply(leaf, draftAt(data, leaf.field));
    } else if (leaf.kind === "field" && leaf.op === "EQUAL" && leaf.value.kind === "reference") {
      documentName ??= leaf.value.name;
    }
  }
  return { documentName, data };
}

function draft(): Draft {
  return { value: undefined, constraints: [], fields: new Map() };
}

function draftAt(root: Draft, field: FieldPath): Draft {
  let at = root;
  for (const name of field) {
    const next = at.fields.get(name) ?? draft();
    at.fields.set(name, next);
    at = next;
  }
  return at;
}

function apply(leaf: Leaf, field: Draft): void {
  const equality = equalityOf(leaf);
  if (equality !== undefined) {
    field.value ??= equality;
    return;
  }
  field.constraints.push({ op: leaf.op, value: leaf.kind === "unary" ? NULL : fromStored(leaf.value) });
}

/** The value that a filter demands, if it demands one. */
function equalityOf(leaf: Leaf): RuleValue | undefined {
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
