import type { CSSProperties } from "react";
import { useContentPage } from "../../page-context.ts";
import styles from "./comparison-bars.module.css";

interface JarProps {
  readonly side: "left" | "right";
  readonly label: { readonly ko: string; readonly en: string };
  readonly colour?: string | undefined;
  /** Without one there is no jar. */
  readonly value: number | undefined;
  readonly max: number;
  figure(value: number): string;
}

/** A jar that is filled as far as its number is of the most. */
export function Jar({ side, label, colour, value, max, figure }: JarProps) {
  const { language } = useContentPage();
  if (value === undefined) return null;
  const percent = Math.min(100, Math.max(0, (value / max) * 100));
  const filled: CSSProperties & Record<`--${string}`, string> = {
    "--empty": `${100 - percent}%`,
    ...(colour === undefined ? {} : { "--liquid": colour }),
  };
  return (
    <div className={styles.side} data-side={side}>
      <div className={styles.jar} style={filled} data-empty={percent === 0 || undefined} aria-hidden="true">
        <span className={styles.lid} />
        <span className={styles.glass}>
          <span className={styles.liquid}>
            <svg
              className={styles.wave}
              viewBox="0 0 80 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d="M0 8V4q10-6 20 0t20 0 20 0 20 0v4z" />
            </svg>
          </span>
        </span>
      </div>
      <p className={styles.figure}>{figure(value)}</p>
      <p className={styles.caption}>{label[language]}</p>
    </div>
  );
}
