import type { ReactNode } from "react";
import { Icon } from "../pictures/icon.tsx";
import styles from "./help-link.module.css";
import { Link } from "./link.tsx";

/** Link to the helplines, shown on every screen. */
export function HelpLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link to="/help" className={styles.link}>
      <Icon name="heart" size={20} />
      <span>{children}</span>
    </Link>
  );
}
