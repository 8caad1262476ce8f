import { elementAt } from "../builtins/access.ts";
import { applyOperator, type StrictOperator } from "../builtins/operators.ts";
import { applyToUnknown, fieldValue, isUnknown, unknownIs } from "../query/unknown.ts";
import { bool, FAILED, type Outcome, type RuleValue } from "../values/value.ts";
import type { Evaluate, Frame } from "./context.ts";

/** A binary operator that needs both operands; the right one is evaluated first. */
export function binaryOperator(operator: StrictOperator, left: Evaluate, right: Evaluate): Evaluate {
  return (frame) => {
    const b = right(frame);
    if (b.type === "error") {
      return b;
    }
    const a = left(frame);
    if (a.type === "error") {
      return a;
    }
    return isUnknown(a) || isUnknown(b) ? applyToUnknown(operator, a, b) : applyOperator(operator, a, b);
  };
}

/** `value[key]`. */
export function indexOperator(value: RuleValue, key: RuleValue, frame: Frame): Outcome {
  if (isUnknown(value)) {
    return key.type === "string" ? fieldValue(value.field, key.value) : FAILED;
  }
  // `request.path['name']` is the value of the wildcard.
  if (value === frame.context.path && key.type === "string") {
    return frame.captures[frame.captureNames.lastIndexOf(key.value)] ?? FAILED;
  }
  return elementAt(value, key);
}

/** `value is type`. */
export function isOfType(value: RuleValue, type: string): Outcome {
  if (isUnknown(value)) {
    return unknownIs(value, type);
  }
  return bool(type === "number" ? value.type === "int" || value.type === "float" : value.type === type);
}
