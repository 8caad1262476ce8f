import { order } from "../builtins/operators.ts";
import { equal, includes } from "../values/equality.ts";
import type { Constraint, QueryField, RuleValue } from "../values/value.ts";

/** Comparisons of an unknown field with a known value, the field on the left. */
export type Test = "==" | "!=" | "<" | "<=" | ">" | ">=";

const MIRRORED: Readonly<Record<Test, Test>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** The same test with its sides exchanged. */
export function mirror(test: Test): Test {
  return MIRRORED[test];
}

/** Whether some single filter on the field makes the test true for every document that the query can return. */
export function impliesTest(field: QueryField, test: Test, value: RuleValue): boolean {
  if (test === "!=" && value.type === "null") {
    return true;
  }
  return field.constraints.some((constraint) => constraintImplies(constraint, test, value));
}

/** Whether an array-contains filter makes `value in field` true. */
export function impliesMember(field: QueryField, value: RuleValue): boolean {
  return includes(containedValues(field), value);
}

/** Whether some listed value must be contained. */
export function impliesAny(field: QueryField, values: readonly RuleValue[]): boolean {
  return values.some((value) => impliesMember(field, value));
}

/** Whether every listed value must be contained. */
export function impliesAll(field: QueryField, values: readonly RuleValue[]): boolean {
  return values.every((value) => impliesMember(field, value));
}

/** Whether the filters leave only values of the type. */
export function impliesType(field: QueryField, typeName: string): boolean {
  return field.constraints.some(({ op, value }) => {
    switch (op) {
      case "ARRAY_CONTAINS":
        return typeName === "list";
      case "LESS_THAN":
      case "LESS_THAN_OR_EQUAL":
      case "GREATER_THAN":
      case "GREATER_THAN_OR_EQUAL":
        // An int bound also admits floats, and the other way round.
        return value.type === "int" || value.type === "float"
          ? typeName === "number"
          : typeName === value.type;
      default:
        return false;
    }
  });
}

function containedValues(field: QueryField): RuleValue[] {
  return field.constraints.flatMap(({ op, value }) => (op === "ARRAY_CONTAINS" ? [value] : []));
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
        comparableBound(bound, value) && boundImplies(op === "LESS_THAN", mirror(test), order(value, bound))
      );
    case "GREATER_THAN":
    case "GREATER_THAN_OR_EQUAL":
      return comparableBound(bound, value) && boundImplies(op === "GREATER_THAN", test, order(bound, value));
    default:
      return false;
  }
}

/** Int bounds say something about floats, float bounds nothing about ints. */
function comparableBound(bound: RuleValue, value: RuleValue): boolean {
  return !(bound.type === "float" && value.type === "int");
}

/** For a lower bound: what follows when the bound lies `distance` above the tested value. */
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
