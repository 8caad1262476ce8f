import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

interface OutsideLinkButtonProps {
  readonly href: string;
  readonly variant?: "primary" | "secondary";
  readonly children: ReactNode;
}

/** A link to another site that looks like a button, as wide as its container. That site is not told where it came from. */
export function OutsideLinkButton({ href, variant = "primary", children }: OutsideLinkButtonProps) {
  return (
    <a href={href} rel="noreferrer" className={classNames(styles.button, styles[variant], styles.block)}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
