import { type ReactNode, useState } from "react";

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Keeps the value of the control inside, as a screen would. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState<Value>(start);
  return children(value, (next) => setValue(() => next));
}
