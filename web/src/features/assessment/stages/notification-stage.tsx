import { REMINDER_CHOICES } from "@mindle/domain/reminders/reminder-choice";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { companionOf } from "../wizard-answers.ts";
import styles from "./notification-stage.module.css";
import type { StageProps } from "./stage-props.ts";

/** Asks for a daily reminder, under a sky of the chosen time. It becomes the account's; no permission is requested. */
export function NotificationStage({ answers, change }: StageProps) {
  const { t } = useTranslation("assessment");
  const { reminder } = answers;
  return (
    <div className={styles.reminder}>
      <div className={styles.sky} data-time={reminder} aria-hidden="true">
        <i />
        <CharacterArt
          character={companionOf(answers)}
          pose={reminder === "evening" ? "done" : "waving"}
          size={112}
        />
      </div>
      <RadioGroup
        variant="cards"
        name="reminder"
        legend={t("titles.notification")}
        legendHidden
        options={REMINDER_CHOICES.map((value) => ({
          value,
          label: t(`notification.${value}`),
          description: t(`notification.${value}Hint`),
        }))}
        value={reminder}
        onChange={(choice) => change({ reminder: choice })}
      />
      <p className={styles.kept}>{t("notification.kept")}</p>
    </div>
  );
}
