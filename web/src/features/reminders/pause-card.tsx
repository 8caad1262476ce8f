import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { dayInWords } from "../../platform/i18n/week.ts";
import { usePause } from "../../platform/reminders/use-reminders.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./reminders.module.css";
import { saveProblemOf } from "./use-reminder-form.ts";

interface PauseCardProps {
  readonly uid: string;
  /** Milliseconds since the epoch; null without a pause. */
  readonly pausedUntil: number | null;
  /** Whether a mail's link leads here: the card takes the focus. */
  readonly isAsked: boolean;
}

/** Pauses all reminders for a week after a press, and ends the pause: what opens links in mails must not pause anything. */
export function PauseCard({ uid, pausedUntil, isAsked }: PauseCardProps) {
  const { t } = useTranslation("reminders");
  const language = useLanguage();
  const card = useRef<HTMLElement>(null);
  const pause = usePause(uid);
  const isPaused = pausedUntil !== null;
  useEffect(() => {
    if (!isAsked) return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section ref={card} className={styles.push} aria-labelledby="pause-title" tabIndex={-1}>
      <h2 id="pause-title">{t(isPaused ? "pause.paused" : "pause.title")}</h2>
      <p role="status">
        {isPaused ? t("pause.until", { day: dayInWords(pausedUntil, language) }) : t("pause.about")}
      </p>
      <Button
        variant={isPaused ? "quiet" : "secondary"}
        loading={pause.isSaving}
        onClick={() => pause.run(!isPaused)}
      >
        {t(isPaused ? "pause.resume" : "pause.start")}
      </Button>
      <ErrorText>{pause.error !== null && t(`problems.switch.${saveProblemOf(pause.error)}`)}</ErrorText>
    </section>
  );
}
