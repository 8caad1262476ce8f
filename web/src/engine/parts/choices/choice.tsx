import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./choice.module.css";

interface ChoiceProps
  extends Omit<ComponentPropsWithoutRef<"input">, "type" | "className" | "style" | "onChange" | "children"> {
  /** `radio` is one of a group of the same name, `checkbox` one of several. */
  readonly kind: "radio" | "checkbox";
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** Of the label. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Sets `data-state` of the label. */
  readonly state?: string | undefined;
  /** What shows the choice; styled by `:checked + …`, `:checked ~ …`. */
  readonly children: ReactNode;
}

/** A radio button or checkbox that lies unseen over the whole of its label, so that a thumb hits it anywhere. */
export function Choice({ kind, onChange, className, style, state, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)} style={style} data-state={state}>
      <input
        {...input}
        type={kind}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
