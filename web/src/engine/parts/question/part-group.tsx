import type { ReactNode, Ref } from "react";
import styles from "./part-group.module.css";

interface PartGroupProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Makes the label a heading that can be focused. */
  readonly heading?: Ref<HTMLParagraphElement> | undefined;
  /** The part of the answer, see `WidgetProblem.part`. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** Controls below their name, one part of a widget that asks several things. */
export function PartGroup({ id, label, hint, heading, part, children }: PartGroupProps) {
  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-label`} data-part={part}>
      <p
        className={heading === undefined ? styles.label : styles.heading}
        id={`${id}-label`}
        tabIndex={-1}
        ref={heading}
      >
        {label} {hint !== undefined && <small>{hint}</small>}
      </p>
      {children}
    </fieldset>
  );
}
