import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import styles from "../assessment.module.css";
import type { StageProps } from "../stage-props.ts";
import { REMINDERS } from "../wizard-answers.ts";

/** Asks for a daily reminder. Stored on the device; no permission is requested. */
export function NotificationStage({ answers, change }: StageProps) {
  const { t } = useTranslation("schema");
  return (
    <div className={styles.fields}>
      <RadioGroup
        variant="cards"
        name="reminder"
        legend={t("titles.notification")}
        legendHidden
        options={REMINDERS.map((value) => ({
          value,
          label: t(`notification.${value}`),
          description: t(`notification.${value}Hint`),
        }))}
        value={answers.reminder}
        onChange={(reminder) => change({ reminder })}
      />
      <p className={styles.small}>{t("notification.kept")}</p>
    </div>
  );
}
