import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import { useTranslation } from "react-i18next";
import styles from "./stress-answer.module.css";

/** The stress of the past week as it was answered, on a scale of dots. */
export function StressAnswer({ stress }: { readonly stress: number }) {
  const { t } = useTranslation("schema-result");
  return (
    <div className={styles.stress}>
      <h3>{t("stress.title")}</h3>
      <p className={styles.answer}>{t("stress.answer", { stress })}</p>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: STRESS_MAX }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change places
          <i key={index} data-on={index < stress} />
        ))}
      </span>
    </div>
  );
}
