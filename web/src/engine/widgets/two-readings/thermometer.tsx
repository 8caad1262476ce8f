import type { CSSProperties } from "react";
import styles from "./thermometer.module.css";

/** A thermometer of glass; empty before there is a degree. It shows what is said beside it. */
export function Thermometer({ degree }: { readonly degree: number | undefined }) {
  const place: CSSProperties & { readonly "--share": number } = { "--share": (degree ?? 0) / 100 };
  return (
    <span
      className={styles.thermometer}
      style={place}
      data-empty={degree === undefined || undefined}
      aria-hidden="true"
    >
      <span className={styles.column} />
      <span className={styles.bulb} />
    </span>
  );
}
