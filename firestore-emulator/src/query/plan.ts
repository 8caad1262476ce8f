import type { DocumentPath, Value } from "../model/document.ts";
import { fieldPathsEqual, isNameField } from "../model/field-path.ts";
import { valuesEqual } from "../model/order.ts";
import type { FieldPath, Order, Query } from "../model/query.ts";
import { pathOfName } from "../model/resource-name.ts";
import { isUnmatchable, operandElements } from "./filter.ts";
import { requiredFilters } from "./order.ts";
import { fieldRange, nameRange, singleValueRange } from "./ranges.ts";
import type { Range } from "./source.ts";

/** A scan of the name index or of a field index. `ordered`: it yields documents in the query order. */
export type IndexScan =
  | {
      readonly kind: "names";
      readonly range: Range<DocumentPath>;
      readonly reverse: boolean;
      readonly ordered: boolean;
    }
  | {
      readonly kind: "field";
      readonly field: FieldPath;
      readonly ranges: readonly Range<Value>[];
      readonly reverse: boolean;
      readonly ordered: boolean;
      /** Whether it yields documents in the query's first order; ties must be sorted. */
      readonly grouped: boolean;
      /** An ordered scan to use instead when this one yields many documents and the query has a limit. */
      readonly whenMany: IndexScan | undefined;
    };

/** How to find a query's documents: get them by name, or scan an index. */
export type Plan = IndexScan | { readonly kind: "documents"; readonly paths: readonly DocumentPath[] };

/**
 * Chooses the index: document names of a required filter first, then a required equality, then the values of a
 * required `IN`, else the index of the first order.
 */
export function planQuery(query: Query, orders: readonly Order[]): Plan {
  const paths = requiredPaths(query);
  if (paths !== undefined) {
    return { kind: "documents", paths };
  }
  const byOrder = orderScan(query, orders);
  const equality = requiredOperands(query, "EQUAL");
  if (equality !== undefined) {
    return equalityScan(equality, orders, byOrder);
  }
  const alternatives = requiredOperands(query, "IN");
  return alternatives === undefined ? byOrder : equalityScan(alternatives, orders, byOrder);
}

interface Operands {
  readonly field: FieldPath;
  readonly values: readonly Value[];
}

function equalityScan({ field, values }: Operands, orders: readonly Order[], byOrder: IndexScan): IndexScan {
  const [first, second] = orders;
  const byName = first !== undefined && isNameField(first.field);
  const byFieldThenName =
    first !== undefined &&
    second !== undefined &&
    fieldPathsEqual(first.field, field) &&
    isNameField(second.field) &&
    first.direction === second.direction;
  const ordered = values.length === 1 && (byName || byFieldThenName);
  return {
    kind: "field",
    field,
    ranges: values.map(singleValueRange),
    reverse: first?.direction === "DESCENDING",
    ordered,
    grouped: false,
    whenMany:
      !ordered && (byOrder.ordered || (byOrder.kind === "field" && byOrder.grouped)) ? byOrder : undefined,
  };
}

function orderScan(query: Query, orders: readonly Order[]): IndexScan {
  const [first, second] = orders;
  const reverse = first?.direction === "DESCENDING";
  if (first === undefined || isNameField(first.field)) {
    return { kind: "names", range: nameRange(query, orders), reverse, ordered: true };
  }
  const ordered = second !== undefined && isNameField(second.field) && second.direction === first.direction;
  const range = fieldRange(query, orders, first.field);
  return {
    kind: "field",
    field: first.field,
    ranges: [range],
    reverse,
    ordered,
    grouped: true,
    whenMany: undefined,
  };
}

/** Document paths of a required `__name__` filter. */
function requiredPaths(query: Query): DocumentPath[] | undefined {
  for (const filter of requiredFilters(query.where)) {
    if (
      filter.kind === "field" &&
      isNameField(filter.field) &&
      (filter.op === "EQUAL" || filter.op === "IN")
    ) {
      const paths = operandElements(filter.value).flatMap((element) =>
        element.kind === "reference" ? [pathOfName(element.name)] : [],
      );
      return [...new Set(paths)];
    }
  }
  return undefined;
}

function requiredOperands(query: Query, op: "EQUAL" | "IN"): Operands | undefined {
  for (const filter of requiredFilters(query.where)) {
    if (filter.kind === "field" && filter.op === op && !isNameField(filter.field)) {
      const operands = op === "IN" ? operandElements(filter.value) : [filter.value];
      return { field: filter.field, values: distinct(operands.filter((operand) => !isUnmatchable(operand))) };
    }
  }
  return undefined;
}

function distinct(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.findIndex((other) => valuesEqual(other, value)) === index);
}
