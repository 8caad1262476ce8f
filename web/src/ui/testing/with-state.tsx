import { type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";

interface WithStateProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component, in tests and in the gallery. */
export function WithState<Value>({ initial, children }: WithStateProps<Value>) {
  const [value, setValue] = useState<Value>(initial);
  return children(value, (next) => setValue(() => next));
}

interface OpenerProps {
  readonly label: string;
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A button, and what it opens. */
export function Opener({ label, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
