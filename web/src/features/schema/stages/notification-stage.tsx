import { useTranslation } from "react-i18next";
import styles from "../assessment.module.css";
import { REMINDERS } from "../memory.ts";
import type { StageProps } from "../stage-props.ts";

/** Offers a daily reminder. The wish is kept on this device; nothing asks for a permission here. */
export function NotificationStage({ memory, change }: StageProps) {
  const { t } = useTranslation("wizard");
  return (
    <fieldset className={styles.options}>
      <legend className={styles.hiddenLegend}>{t("titles.notification")}</legend>
      {REMINDERS.map((reminder) => (
        <label key={reminder} className={styles.option}>
          <input
            type="radio"
            name="reminder"
            value={reminder}
            checked={memory.reminder === reminder}
            onChange={() => change({ reminder })}
          />
          <span className={styles.optionText}>
            <strong>{t(`notification.${reminder}`)}</strong>
            <span>{t(`notification.${reminder}Hint`)}</span>
          </span>
        </label>
      ))}
      <p className={styles.small}>{t("notification.kept")}</p>
    </fieldset>
  );
}
