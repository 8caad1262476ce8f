import type { ReactNode } from "react";
import styles from "./slow-answer.module.css";

interface GroupProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** The part of the answer that is chosen here. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** Controls below their name. */
export function Group({ id, label, part, children }: GroupProps) {
  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-label`} data-part={part}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      {children}
    </fieldset>
  );
}
