import { order } from "../builtins/operators.ts";
import { equal, includes } from "../values/equality.ts";
import type { Constraint, QueryField, RuleValue } from "../values/value.ts";

/** Comparisons of an unknown field with a known value, the field on the left. */
export type Test = "==" | "!=" | "<" | "<=" | ">" | ">=";

/** Each test with its operands exchanged. */
export const MIRRORED: Readonly<Record<Test, Test>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** Whether a filter on the field implies the test for every document that the query can return. */
export function impliesTest(field: QueryField, test: Test, value: RuleValue): boolean {
  if (test === "!=" && value.type === "null") {
    return true;
  }
  return field.constraints.some((constraint) => constraintImplies(constraint, test, value));
}

/** Whether an array-contains filter implies `value in field`. */
export function impliesMember(field: QueryField, value: RuleValue): boolean {
  return field.constraints.some(
    (constraint) => constraint.op === "ARRAY_CONTAINS" && equal(constraint.value, value),
  );
}

/** Whether the filters imply the type. */
export function impliesType(field: QueryField, typeName: string): boolean {
  return field.constraints.some(({ op, value }) => {
    switch (op) {
      case "ARRAY_CONTAINS":
        return typeName === "list";
      case "LESS_THAN":
      case "LESS_THAN_OR_EQUAL":
      case "GREATER_THAN":
      case "GREATER_THAN_OR_EQUAL":
        // An int bound also matches floats and vice versa.
        return value.type === "int" || value.type === "float"
          ? typeName === "number"
          : typeName === value.type;
      default:
        return false;
    }
  });
}

function constraintImplies({ op, value: bound }: Constraint, test: Test, value: RuleValue): boolean {
  switch (op) {
    case "NOT_EQUAL":
      return test === "!=" && equal(bound, value);
    case "NOT_IN":
      return test === "!=" && bound.type === "list" && includes(bound.values, value);
    case "LESS_THAN":
    case "LESS_THAN_OR_EQUAL":
      return (
        comparableBound(bound, value) && boundImplies(op === "LESS_THAN", MIRRORED[test], order(value, bound))
      );
    case "GREATER_THAN":
    case "GREATER_THAN_OR_EQUAL":
      return comparableBound(bound, value) && boundImplies(op === "GREATER_THAN", test, order(bound, value));
    default:
      return false;
  }
}

/** Int bounds are comparable with floats, float bounds not with ints. */
function comparableBound(bound: RuleValue, value: RuleValue): boolean {
  return !(bound.type === "float" && value.type === "int");
}

/** For a lower bound: whether the test is implied when the bound is `distance` above the tested value. */
function boundImplies(strict: boolean, test: Test, distance: number | undefined): boolean {
  if (distance === undefined) {
    return false;
  }
  switch (test) {
    case ">=":
      return distance >= 0;
    case ">":
    case "!=":
      return strict ? distance >= 0 : distance > 0;
    default:
      return false;
  }
}
