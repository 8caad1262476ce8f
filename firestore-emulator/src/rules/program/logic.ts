import { mismatch } from "../builtins/callable.ts";
import { bool, type Outcome, type RuleValue, typeName } from "../values/value.ts";
import type { Evaluate } from "./context.ts";

/** `a && b`: false when either is false, even when the other is an error. */
export function and(left: Evaluate, right: Evaluate): Evaluate {
  return (frame) => combine(left(frame), () => right(frame), false);
}

/** `a || b`: true when either is true, even when the other is an error. */
export function or(left: Evaluate, right: Evaluate): Evaluate {
  return (frame) => combine(left(frame), () => right(frame), true);
}

/** `condition ? consequent : alternate`; only the selected branch is evaluated. */
export function conditional(condition: Evaluate, consequent: Evaluate, alternate: Evaluate): Evaluate {
  return (frame) => {
    const outcome = condition(frame);
    if (outcome.type === "bool") {
      return outcome.value ? consequent(frame) : alternate(frame);
    }
    return outcome.type === "error" ? outcome : mismatch(`${typeName(outcome)} ? :`, ["bool ? :"]);
  };
}

export function not(value: RuleValue): Outcome {
  return value.type === "bool" ? bool(!value.value) : mismatch(`!${typeName(value)}`, ["!bool"]);
}

/** If either operand equals `absorbing`, so does the result; otherwise the first error is the result. */
function combine(left: Outcome, evaluateRight: () => Outcome, absorbing: boolean): Outcome {
  if (left.type === "bool" && left.value === absorbing) return left;
  const right = evaluateRight();
  if (right.type === "bool" && right.value === absorbing) return right;
  for (const operand of [left, right]) {
    if (operand.type === "error") {
      return operand;
    }
    if (operand.type !== "bool") {
      return mismatch(`${operands(left, right, absorbing)}`, [absorbing ? "bool || bool" : "bool && bool"]);
    }
  }
  return bool(!absorbing);
}

function operands(left: Outcome, right: Outcome, absorbing: boolean): string {
  const name = (operand: Outcome) => (operand.type === "error" ? "error" : typeName(operand));
  return `${name(left)} ${absorbing ? "||" : "&&"} ${name(right)}`;
}
