import { asWeekdays, type SittingDays } from "@mindle/domain/programme/sittings";
import { sameReminder } from "@mindle/domain/reminders/shown-reminder";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { daysInWords, timeInWords } from "../../../platform/i18n/week.ts";
import { useDailyReminder, useSaveDaily } from "../../../platform/reminders/use-reminders.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import { ErrorText } from "../../../shell/states/error-text.tsx";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import styles from "./schedule-reminder.module.css";

export interface ScheduleReminderProps extends OverlayProps {
  readonly uid: string;
  readonly days: SittingDays;
}

/**
 * After the first session: the reminder on the days that the person chose, with one press. Nothing for those who have set other days
 * than all, or while help comes first.
 */
export default function ScheduleReminder({ uid, days }: ScheduleReminderProps) {
  const { t } = useTranslation("program-schedule");
  const language = useLanguage();
  const id = useId();
  const reminder = useDailyReminder(uid);
  const saving = useSaveDaily(uid);
  const isFlagged = useIsFlagged();
  if (reminder.status !== "ready" || isFlagged) return null;
  const chosen = { ...reminder.data, days: asWeekdays(days), enabled: true };
  const isDaily = reminder.data.enabled && reminder.data.days.every(Boolean);
  const isOn = sameReminder(reminder.data, chosen);
  if (reminder.data.enabled && !isDaily && !isOn) return null;
  const words = { days: daysInWords(chosen.days, language), time: timeInWords(chosen.time, language) };
  return (
    <section className={styles.reminder} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(isOn ? "reminder.on" : "reminder.title", words)}
      </h2>
      <p role="status">{t(`reminder.${isOn ? "done" : isDaily ? "daily" : "off"}`, words)}</p>
      {!isOn && (
        <Button
          variant="secondary"
          block
          loading={saving.isSaving}
          onClick={() => saving.run({ days: [...chosen.days], enabled: true })}
        >
          {t(isDaily ? "reminder.only" : "reminder.turnOn")}
        </Button>
      )}
      <LinkButton variant="quiet" to="/notification/dashboard">
        {t("reminder.change")}
      </LinkButton>
      <ErrorText>{saving.error !== null && t("reminder.failed")}</ErrorText>
    </section>
  );
}
