import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProgrammeMeta } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { dayInWords } from "../../platform/i18n/week.ts";
import type { Reminders } from "../../platform/reminders/reminders-api.ts";
import { useCancelReminder } from "../../platform/reminders/use-reminders.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import styles from "./reminders.module.css";
import { saveProblemOf } from "./use-reminder-form.ts";

type Dated = Reminders["dated"][number];

interface DatedRemindersProps {
  readonly uid: string;
  readonly dated: readonly Dated[];
}

/** Reminders of single dates that pages of a programme have set. Nothing where there is none. */
export function DatedReminders({ uid, dated }: DatedRemindersProps) {
  const { t } = useTranslation("reminders");
  const [isCancelled, setCancelled] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<Dated>();
  const language = useLanguage();
  const cancel = useCancelReminder(uid, () => setCancelled(true));
  // The button that had the focus is gone.
  useEffect(() => {
    if (isCancelled && document.activeElement === document.body) status.current?.focus();
  });
  if (dated.length === 0 && !isCancelled) return null;
  return (
    <section className={styles.push} aria-labelledby="dated-title">
      <h2 id="dated-title">{t("dated.title")}</h2>
      <ul className={styles.dated}>
        {dated.map((reminder) => (
          <li key={reminder.id}>
            <DatedReminder reminder={reminder} isBusy={cancel.isSaving} onCancel={() => setAsked(reminder)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={t("dated.ask.title")}
        message={asked === undefined ? "" : t("dated.ask.text", { day: dayInWords(asked.dueAt, language) })}
        okLabel={t("dated.cancel")}
        cancelLabel={t("dated.ask.keep")}
        onOk={() => {
          if (asked !== undefined) cancel.run(asked.id);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
      <p role="status" ref={status} tabIndex={-1}>
        {isCancelled && t("dated.cancelled")}
      </p>
      <ErrorText>{cancel.error !== null && t(`problems.switch.${saveProblemOf(cancel.error)}`)}</ErrorText>
    </section>
  );
}

interface DatedReminderProps {
  readonly reminder: Dated;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function DatedReminder({ reminder: { programId, stepId, dueAt }, isBusy, onCancel }: DatedReminderProps) {
  const { t } = useTranslation("reminders");
  const language = useLanguage();
  const programme = useProgrammeMeta(programId);
  const title = programme.status === "ready" ? programme.data?.steps[stepId]?.title[language] : undefined;
  const day = dayInWords(dueAt, language);
  return (
    <>
      <p>
        <strong>{day}</strong>
        {title !== undefined && <span>{title}</span>}
      </p>
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={t("dated.cancelNamed", { day, title: title ?? "" }).trim()}
        onClick={onCancel}
      >
        {t("dated.cancel")}
      </Button>
    </>
  );
}
