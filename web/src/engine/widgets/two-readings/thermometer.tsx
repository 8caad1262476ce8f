import { cssVariables } from "../../parts/css-variables.ts";
import styles from "./thermometer.module.css";

/** A thermometer of glass; empty before there is a degree. It shows what is said beside it. */
export function Thermometer({ degree }: { readonly degree: number | undefined }) {
  return (
    <span
      className={styles.thermometer}
      style={cssVariables({ share: (degree ?? 0) / 100 })}
      data-empty={degree === undefined || undefined}
      aria-hidden="true"
    >
      <span className={styles.column} />
      <span className={styles.bulb} />
    </span>
  );
}
