import { type ComponentPropsWithoutRef, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Field } from "./field.tsx";
import styles from "./text-field.module.css";
import { useFilledIn } from "./use-filled-in.ts";

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
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Makes it a password that a button shows and hides: the button's two names. */
  readonly reveal?: { readonly show: string; readonly hide: string };
}

/** One line of text with its label above. Does not change text during IME composition. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  inputRef,
  reveal,
  type = "text",
  ...rest
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const ownRef = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownRef;
  const shown = useRef(value);
  const tell = (text: string) => {
    shown.current = text;
    onChange(text);
  };
  // The input is uncontrolled, so that React writes nothing into it that comes from the input itself: a text that is being composed
  // would fall apart.
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current !== null) field.current.value = value;
  }, [value, field]);
  // Afterwards: what it tells counts from the next drawing on.
  useFilledIn(field, (input) => {
    if (input.value !== value) tell(input.value);
  });

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => {
        const input = (
          <input
            {...rest}
            {...control}
            {...(reveal === undefined ? { type } : passwordAttributes(isShown))}
            ref={field}
            className={classNames(control.className, styles.input)}
            defaultValue={value}
            onChange={(event) => tell(event.currentTarget.value)}
          />
        );
        if (reveal === undefined) return input;
        return (
          <div className={styles.password}>
            {input}
            <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
              <VisuallyHidden>{label} </VisuallyHidden>
              {isShown ? reveal.hide : reveal.show}
            </button>
          </div>
        );
      }}
    </Field>
  );
}

/** Shown as text, a password is not corrected and not sent to a spelling service. */
function passwordAttributes(isShown: boolean) {
  return {
    type: isShown ? "text" : "password",
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
  } as const;
}
