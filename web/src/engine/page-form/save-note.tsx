import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Answers, OtherAnswers, PageAnswers } from "../../platform/answers/answers.ts";
import { enteredIn, valuesOf } from "../../platform/answers/device/local-state.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { pageText } from "../step/answer-text.ts";
import type { PreparedStep } from "../step/step.ts";
import styles from "./page-form.module.css";

interface SaveNoteProps {
  readonly answers: Answers;
  readonly page: PageAnswers;
}

/** Where the answers of the page are kept. */
export function SaveNote({ answers, page }: SaveNoteProps) {
  const { t } = useTranslation("viewer");
  const storage = useSyncExternalStore(answers.subscribe, answers.storage);
  const isDayFull = useSyncExternalStore(answers.subscribe, answers.isDayFull);
  const isSent = page.state === "sent" && page.draft === undefined;
  const hasAnswers = page.draft !== undefined || page.saved !== null;
  const kept = storage === "blocked" ? t("blocked") : t(isDayFull ? "savedUntilTomorrow" : "savedHere");
  return (
    <p className={styles.saved} role="status">
      {hasAnswers && (isSent ? t("saved") : kept)}
    </p>
  );
}

interface UnsavedNotesProps {
  readonly step: PreparedStep;
  readonly page: PageAnswers;
  readonly instance: string;
}

/** Answers of another device, and answers that the server does not take. */
export function UnsavedNotes({ step, page, instance }: UnsavedNotesProps) {
  const { t } = useTranslation("viewer");
  const language = useLanguage();
  const { answers } = step;
  return (
    <>
      {page.other !== undefined && (
        <OtherNote
          other={page.other}
          words={pageText(step, instance, valuesOf(page.other.saved), language).text}
          onTake={() => answers.restoreOther(instance)}
        />
      )}
      {page.state === "refused" && (
        <div className={styles.other} role="alert">
          <p>{t("refused")}</p>
          <p>{t("refusedText")}</p>
          <CopyButton
            text={pageText(step, instance, enteredIn(page), language).text}
            label={t("copy")}
            copiedLabel={t("copied")}
            failedLabel={t("copyFailed")}
          />
        </div>
      )}
    </>
  );
}

interface OtherNoteProps {
  readonly other: OtherAnswers;
  readonly words: string;
  readonly onTake: () => void;
}

/** Says whose answers are kept beside those that are shown, and lets them be read and taken. */
function OtherNote({ other: { savedAt, isOwn }, words, onTake }: OtherNoteProps) {
  const { t } = useTranslation("viewer");
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  const from = isOwn ? "here" : "elsewhere";
  return (
    <section className={styles.other} aria-label={t("other.name")}>
      <p>{t(`other.${from}`, { when: format.format(savedAt) })}</p>
      {words !== "" && (
        <details className={styles.otherWords}>
          <summary>{t("other.read")}</summary>
          <p>{words}</p>
        </details>
      )}
      <Button variant="secondary" onClick={onTake}>
        {t("other.take")}
      </Button>
    </section>
  );
}
