import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Answers, PageAnswers } from "../../platform/answers/answers.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import styles from "./viewer.module.css";

interface SaveNoteProps {
  readonly answers: Answers;
  readonly page: PageAnswers;
}

/** Where the answers of the page are kept. */
export function SaveNote({ answers, page }: SaveNoteProps) {
  const { t } = useTranslation("viewer");
  const storage = useSyncExternalStore(answers.subscribe, answers.storage);
  const isSent = page.state === "sent" && page.draft === undefined;
  const hasAnswers = page.draft !== undefined || page.saved !== null;
  const text = storage === "blocked" && !isSent ? t("blocked") : t(isSent ? "saved" : "savedHere");
  return (
    <p className={styles.saved} role="status">
      {hasAnswers ? text : null}
    </p>
  );
}

/** Answers of another device, and answers that the server does not take. */
export function UnsavedNotes({ answers, page, instance }: SaveNoteProps & { readonly instance: string }) {
  const { t } = useTranslation("viewer");
  return (
    <>
      {page.other !== undefined && (
        <div className={styles.other}>
          <p>{t("other.title")}</p>
          <Button variant="secondary" onClick={() => answers.restoreOther(instance)}>
            {t("other.show")}
          </Button>
        </div>
      )}
      {page.state === "refused" && (
        <div className={styles.other} role="alert">
          <p>{t("refused")}</p>
          <p>{t("refusedText")}</p>
          <CopyButton
            text={answers.unsentWords()}
            label={t("copy")}
            copiedLabel={t("copied")}
            failedLabel={t("copyFailed")}
          />
        </div>
      )}
    </>
  );
}
