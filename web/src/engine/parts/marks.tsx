import { cssVariables } from "./css-variables.ts";
import styles from "./marks.module.css";

interface Mark {
  readonly name: string;
  readonly label: string;
  /** From 0 to 10; what was not entered is not drawn. */
  readonly degree: number | null;
}

interface MarksProps {
  readonly marks: readonly Mark[];
  /** Name of the one that stands out: how it is now. */
  readonly last: string;
}

/** Degrees of one thing at several times: each a pebble on a string of its own. */
export function Marks({ marks, last }: MarksProps) {
  return (
    <ul className={styles.marks}>
      {marks.map(({ name, label, degree }) => {
        if (degree === null) return undefined;
        return (
          <li
            key={name}
            className={styles.mark}
            data-last={name === last || undefined}
            style={cssVariables({ share: degree / 10 })}
          >
            <span className={styles.name}>{label}</span>
            <span className={styles.string} aria-hidden="true">
              <span className={styles.pebble} />
            </span>
            <b className={styles.degree}>{degree}</b>
          </li>
        );
      })}
    </ul>
  );
}
