import type { NotificationConfig } from "@mindle/domain/reminders/config";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import {
  dayInWords,
  daysInWords,
  nameOfDays,
  timeInWords,
  timeParts,
  weekdayNames,
} from "../../platform/i18n/week.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { SlowNote } from "../../shell/states/slow-note.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DayPicker } from "../../ui/fields/date-time/day-picker.tsx";
import { TimePicker } from "../../ui/fields/date-time/time-picker.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { PushCard } from "./push-card.tsx";
import { ReminderSky } from "./reminder-sky.tsx";
import styles from "./reminders.module.css";
import { saveProblemOf, useReminderForm } from "./use-reminder-form.ts";

interface DailyReminderProps {
  readonly uid: string;
  /** What the account has, or will have as soon as the assessment's choice is sent. */
  readonly saved: NotificationConfig;
  /** Until when nothing is sent, in milliseconds since the epoch; null without a pause. */
  readonly pausedUntil: number | null;
}

/** The console of the daily reminder: its switch, its time and its days. */
export function DailyReminder({ uid, saved, pausedUntil }: DailyReminderProps) {
  const { t } = useTranslation("reminders");
  const language = useLanguage();
  const noDaysId = useId();
  const { shown, isChanged, isSaving, change, toggle, save, lastSaved, failure } = useReminderForm(
    uid,
    saved,
  );
  const { time, days, enabled } = shown;
  const isSaved = lastSaved !== undefined;
  const state = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isSaved && document.activeElement === document.body) state.current?.focus();
  }, [isSaved]);

  const hasNoDays = enabled && !days.some(Boolean);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.checkValidity()) save();
    else form.querySelector<HTMLInputElement>("input:invalid")?.focus();
  };

  return (
    <form className={styles.console} noValidate onSubmit={submit}>
      <ReminderSky time={time} enabled={enabled} />
      <div className={styles.card}>
        <Switch label={t("daily")} name="enabled" checked={enabled} onChange={toggle} />
        <p className={styles.summary}>
          <Summary saved={saved} pausedUntil={pausedUntil} />
        </p>
        <p role="status" className={styles.switched}>
          {lastSaved === "switch" && t(enabled ? "switchedOn" : "switchedOff")}
        </p>
      </div>
      <TimePicker
        label={t("time.label")}
        name="time"
        value={time}
        onChange={(next) => change({ time: next })}
        format={(each) => timeInWords(each, language)}
        earlierLabel={t("time.earlier")}
        laterLabel={t("time.later")}
        typedLabel={t("time.typed")}
        typedHint={t("time.typedHint")}
        malformedError={t("time.malformed")}
        betweenError={(before, after) => t("time.between", { before, after })}
      >
        {timeParts(time, language).map(({ kind, text }) => (
          <span key={kind} className={kind === "period" ? styles.period : undefined}>
            {text}
          </span>
        ))}
      </TimePicker>
      <div>
        <DayPicker
          label={t("days.label")}
          days={weekdayNames(language)}
          value={days}
          onChange={(next) => change({ days: [...next] })}
          describedBy={hasNoDays ? noDaysId : undefined}
        />
        <p className={styles.hint} id={noDaysId} role="status">
          {hasNoDays && t("days.none")}
        </p>
      </div>
      <PushCard uid={uid} isReminded={saved.enabled} />
      <ErrorText>
        {failure !== undefined && t(`problems.${failure.of}.${saveProblemOf(failure.error)}`)}
      </ErrorText>
      <SlowNote waiting={isSaving} />
      <div className={styles.bar} data-open={isChanged || isSaving || lastSaved === "edits" || undefined}>
        <p role="status" ref={state} tabIndex={-1}>
          {lastSaved === "edits" && t("saved")}
          {lastSaved !== "edits" && isChanged && t("unsaved")}
        </p>
        {(isChanged || isSaving) && (
          <Button type="submit" block loading={isSaving}>
            {t("save")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** When the saved reminder is sent, and where to. */
function Summary({ saved, pausedUntil }: Pick<DailyReminderProps, "saved" | "pausedUntil">) {
  const { t } = useTranslation("reminders");
  const language = useLanguage();
  const auth = useAuthState();
  const { time, days, enabled } = saved;
  if (!enabled) return t("off");
  if (!days.some(Boolean)) return t("days.none");
  const named = nameOfDays(days);
  const words = {
    days: named === undefined ? daysInWords(days, language) : t(`every.${named}`),
    time: timeInWords(time, language),
  };
  const when =
    pausedUntil === null
      ? t("on", words)
      : t("onAfterPause", { ...words, day: dayInWords(pausedUntil, language) });
  const email = auth.status === "signedIn" ? auth.account.email : null;
  return (
    <>
      <span>{when}</span>
      {email !== null && <span>{t("byMail", { email })}</span>}
    </>
  );
}
