import { mismatch } from "../builtins/callable.ts";
import { bool, FALSE, type Outcome, type RuleValue, TRUE, typeName } from "../values/value.ts";
import type { Evaluate } from "./context.ts";

/** `a && b`: false when either is false, even where the other is an error. */
export function both(left: Evaluate, right: Evaluate): Evaluate {
  return (frame) => decided(left(frame), () => right(frame), false);
}

/** `a || b`: true when either is true, even where the other is an error. */
export function either(left: Evaluate, right: Evaluate): Evaluate {
  return (frame) => decided(left(frame), () => right(frame), true);
}

/** `condition ? yes : no`; only the branch taken is evaluated. */
export function choose(condition: Evaluate, yes: Evaluate, no: Evaluate): Evaluate {
  return (frame) => {
    const outcome = condition(frame);
    if (outcome.type === "bool") {
      return outcome.value ? yes(frame) : no(frame);
    }
    return outcome.type === "error" ? outcome : mismatch(`${typeName(outcome)} ? :`, ["bool ? :"]);
  };
}

export function not(value: RuleValue): Outcome {
  return value.type === "bool" ? bool(!value.value) : mismatch(`!${typeName(value)}`, ["!bool"]);
}

/** The side equal to `deciding` settles it; otherwise the first error does. */
function decided(left: Outcome, evaluateRight: () => Outcome, deciding: boolean): Outcome {
  const settled = bool(deciding);
  if (left === settled || (left.type === "bool" && left.value === deciding)) {
    return settled;
  }
  const right = evaluateRight();
  if (right.type === "bool" && right.value === deciding) {
    return settled;
  }
  for (const side of [left, right]) {
    if (side.type === "error") {
      return side;
    }
    if (side.type !== "bool") {
      return mismatch(`${operands(left, right, deciding)}`, [deciding ? "bool || bool" : "bool && bool"]);
    }
  }
  return deciding ? FALSE : TRUE;
}

function operands(left: Outcome, right: Outcome, deciding: boolean): string {
  const name = (side: Outcome) => (side.type === "error" ? "error" : typeName(side));
  return `${name(left)} ${deciding ? "||" : "&&"} ${name(right)}`;
}
