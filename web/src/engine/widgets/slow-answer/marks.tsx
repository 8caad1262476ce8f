import type { CSSProperties } from "react";
import { useContentPage } from "../../page-context.ts";
import styles from "./marks.module.css";
import { TEXTS } from "./texts.ts";

const NAMES = ["now", "guess", "hour"] as const;

/** How hard it was, was guessed to be, and is: each a pebble on a string of its own. */
export function Marks({
  degrees,
}: {
  readonly degrees: Readonly<Record<(typeof NAMES)[number], number | null>>;
}) {
  const texts = TEXTS[useContentPage().language];
  return (
    <ul className={styles.marks}>
      {NAMES.map((name) => {
        const degree = degrees[name];
        if (degree === null) return undefined;
        const place: CSSProperties & { readonly "--share": number } = { "--share": degree / 10 };
        return (
          <li key={name} className={styles.mark} data-name={name} style={place}>
            <span className={styles.name}>{texts.marks[name]}</span>
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
