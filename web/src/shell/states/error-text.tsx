import type { ReactNode } from "react";
import styles from "./error-text.module.css";

interface ErrorTextProps {
  readonly id?: string;
  /** Nothing shows without a text. */
  readonly children: ReactNode;
}

/** Says beside a button or a field what went wrong; a screen reader says it as soon as it does. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  );
}
