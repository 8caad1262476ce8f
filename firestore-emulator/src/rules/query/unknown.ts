import { undefinedProperty } from "../builtins/access.ts";
import { applyOperator, type StrictOperator } from "../builtins/operators.ts";
import {
  bool,
  FAILED,
  hasType,
  type Outcome,
  type QueryField,
  queriedValue,
  type RuleValue,
  TRUE,
} from "../values/value.ts";
import { impliesMember, impliesTest, impliesType, MIRRORED, type Test } from "./implication.ts";

/** A value known only through a query's filters. */
export type Unknown = Extract<RuleValue, { type: "constraint" | "query_map" }>;

/** Whether a value is known only through a query's filters. */
export function isUnknown(value: RuleValue): value is Unknown {
  return hasType(value, ["constraint", "query_map"]);
}

/** The value of a field. A field without filters is undefined. */
export function fieldValue(parent: QueryField, name: string): Outcome {
  const field = parent.fields.get(name);
  return field === undefined ? undefinedProperty(name) : queriedValue(field);
}

/** A binary operator with an unknown operand: true when the filters imply it, else an error. */
export function applyToUnknown(operator: StrictOperator, a: RuleValue, b: RuleValue): Outcome {
  if (isUnknown(a)) {
    return isUnknown(b) ? FAILED : testUnknown(operator, a, b);
  }
  if (!isUnknown(b)) {
    return applyOperator(operator, a, b);
  }
  if (operator === "in") {
    return memberOfUnknown(a, b);
  }
  return isTest(operator) ? testUnknown(MIRRORED[operator], b, a) : FAILED;
}

/** A method of an unknown value. */
export function callOnUnknown(self: Unknown, method: string, args: readonly RuleValue[]): Outcome {
  const [first, second] = args;
  if (self.type === "query_map") {
    const isGet = method === "get" && first?.type === "string" && second !== undefined;
    return isGet && self.field.fields.has(first.value) ? fieldValue(self.field, first.value) : FAILED;
  }
  if (first === undefined || args.length !== 1 || first.type !== "list") {
    return FAILED;
  }
  const isContained = (value: RuleValue) => impliesMember(self.field, value);
  const implied =
    (method === "hasAny" && first.values.some(isContained)) ||
    (method === "hasAll" && first.values.every(isContained));
  return implied ? TRUE : FAILED;
}

/** `value is type` for an unknown value. */
export function unknownIs(value: Unknown, type: string): Outcome {
  if (value.type === "query_map") {
    return bool(type === "map");
  }
  return type === "constraint" || impliesType(value.field, type) ? TRUE : FAILED;
}

function testUnknown(operator: StrictOperator, unknown: Unknown, value: RuleValue): Outcome {
  if (!isTest(operator)) {
    return FAILED;
  }
  if (unknown.type === "query_map") {
    const againstNull = value.type === "null" && (operator === "==" || operator === "!=");
    return againstNull ? bool(operator === "!=") : FAILED;
  }
  return impliesTest(unknown.field, operator, value) ? TRUE : FAILED;
}

function memberOfUnknown(value: RuleValue, unknown: Unknown): Outcome {
  const implied =
    unknown.type === "query_map"
      ? value.type === "string" && unknown.field.fields.has(value.value)
      : impliesMember(unknown.field, value);
  return implied ? TRUE : FAILED;
}

function isTest(operator: StrictOperator): operator is Test {
  return ["==", "!=", "<", "<=", ">", ">="].includes(operator);
}
