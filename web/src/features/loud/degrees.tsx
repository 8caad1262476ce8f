import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import styles from "./loud.module.css";
import { DEGREES } from "./loudness.ts";

interface DegreesProps {
  readonly onChoose: (degree: number) => void;
}

/** How loud it is, from 0 to 10. The question stands above; read aloud, its answers begin with what their ends mean. */
export function Degrees({ onChoose }: DegreesProps) {
  const { t } = useTranslation("loud");
  return (
    <div className={styles.scale}>
      <p aria-hidden="true">{t("degree.quiet")}</p>
      <ul aria-label={t("degree.scale")} className={styles.degrees}>
        {DEGREES.map((degree) => (
          <li key={degree}>
            <button
              type="button"
              className={styles.degree}
              aria-label={t("degree.name", { degree })}
              style={shadeOf(degree)}
              onClick={() => onChoose(degree)}
            >
              {degree}
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">{t("degree.loud")}</p>
    </div>
  );
}

function shadeOf(degree: number): CSSProperties & { readonly "--loud": string } {
  return { "--loud": `${degree * 4}%` };
}
