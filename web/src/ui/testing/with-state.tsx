import { type ReactNode, useState } from "react";

interface WithStateProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component, in tests and in the gallery. */
export function WithState<Value>({ initial, children }: WithStateProps<Value>) {
  const [value, setValue] = useState<Value>(initial);
  return children(value, (next) => setValue(() => next));
}
