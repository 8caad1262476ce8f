import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Answers, PageAnswers } from "../../platform/answers/answers.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import styles from "./viewer.module.css";

interface SaveNoteProps {
  readonly answers: Answers;
  readonly page: PageAnswers;
  readonly instance: string;
}

/** Where the answers of the page are kept, and what another device has of them. */
export function SaveNote({ answers, page, instance }: SaveNoteProps) {
  const { t } = useTranslation(["viewer", "common"]);
  const storage = useSyncExternalStore(answers.subscribe, answers.storage);
  const hasAnswers = page.draft !== undefined || page.saved !== null;
  return (
    <div className={styles.saving}>
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
      <p className={styles.saved} role="status">
        {storage === "blocked" && page.state !== "sent" ? t("blocked") : hasAnswers ? savedText() : null}
      </p>
    </div>
  );

  function savedText(): string {
    return page.state === "sent" && page.draft === undefined ? t("saved") : t("savedHere");
  }
}
