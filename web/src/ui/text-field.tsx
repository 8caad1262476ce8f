import type { ComponentPropsWithoutRef, Ref } from "react";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import styles from "./text-field.module.css";

interface TextFieldProps
  extends Omit<
    ComponentPropsWithoutRef<"input">,
    "className" | "style" | "id" | "onChange" | "value" | "defaultValue" | "name"
  > {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Marks the field as invalid and is announced when it appears. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label above. Does not change text during IME composition. */
export function TextField({ label, value, onChange, error, hint, inputRef, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          ref={inputRef}
          className={classNames(control.className, styles.input)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
