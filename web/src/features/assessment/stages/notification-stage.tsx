import { REMINDER_CHOICES, type ReminderChoice } from "@mindle/domain/reminders/reminder-choice";
import { useTranslation } from "react-i18next";
import { LivingFigure } from "../../../shell/companion/living-figure.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { companionOf } from "../wizard-answers.ts";
import styles from "./notification-stage.module.css";
import type { StageProps } from "./stage-props.ts";

/** It greets the morning, and is tired in the evening. */
function feelingAt(reminder: ReminderChoice | undefined) {
  if (reminder === "evening") return { pose: "done", mood: "rest" } as const;
  return { pose: "waving", mood: reminder === "none" ? "beside" : "greet" } as const;
}

/** Asks for a daily reminder, under a sky of the chosen time. It becomes the account's; no permission is requested. */
export function NotificationStage({ answers, change }: StageProps) {
  const { t } = useTranslation("assessment");
  const { reminder } = answers;
  return (
    <div className={styles.reminder}>
      <div className={styles.sky} data-time={reminder} aria-hidden="true">
        <i />
        <LivingFigure figure={companionOf(answers)} {...feelingAt(reminder)} />
      </div>
      <RadioGroup
        variant="tiles"
        name="reminder"
        legend={t("titles.notification")}
        legendHidden
        options={REMINDER_CHOICES.map((value) => ({
          value,
          label: t(`notification.${value}`),
          description: t(`notification.${value}Hint`),
          picture: <span className={styles.time} data-time={value} />,
        }))}
        value={reminder}
        onChange={(choice) => change({ reminder: choice })}
      />
      <p className={styles.kept}>{t("notification.kept")}</p>
    </div>
  );
}
