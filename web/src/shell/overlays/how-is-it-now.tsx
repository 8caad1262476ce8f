import { HOW_IT_IS_NOW, type HowItIsNow, type SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { activeFlag, answerQuestion } from "../../platform/safety/flag.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import type { OverlayProps } from "../use-lazy-overlay.ts";
import styles from "./help-card.module.css";
import { DirectoryLink, HelpNumbers } from "./help-numbers.tsx";

/** One question in the visit after a help card, and a reply of its own to each answer. */
export default function HowIsItNow({ open, onClose }: OverlayProps) {
  const { t } = useTranslation(["help-card", "common"]);
  const lines = useHelplines();
  const [answered, setAnswered] = useState<{
    readonly answer: HowItIsNow;
    readonly kind: SafetyFlag["kind"];
  }>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // The reply stays while the dialog closes.
    if (open) setAnswered(undefined);
  }
  const reply = (answer: HowItIsNow) => {
    const kind = activeFlag()?.kind;
    answerQuestion(answer);
    // It may have been removed in another tab.
    if (kind === undefined) onClose();
    else setAnswered({ answer, kind });
  };
  const title = answered === undefined ? t("now.title") : t(`now.replies.${answered.answer}.title`);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t("common:close")}>
      {answered === undefined ? (
        <div className={styles.card} data-tone="mindle">
          <p>{t("now.text")}</p>
          <div className={styles.answers}>
            {HOW_IT_IS_NOW.map((answer) => (
              <Button key={answer} block variant="secondary" onClick={() => reply(answer)}>
                {t(`now.answers.${answer}`)}
              </Button>
            ))}
          </div>
          <p className={styles.note}>{t("now.note")}</p>
        </div>
      ) : (
        <div className={styles.card} data-tone="mindle" role="status">
          <p>{t(`now.replies.${answered.answer}.text`)}</p>
          {answered.answer === "still" && (
            <>
              <HelpNumbers call={answered.kind} lines={lines} />
              <DirectoryLink lines={lines} />
              <Link to="/help" onClick={onClose}>
                {t("more")}
              </Link>
            </>
          )}
          <Button block variant="secondary" onClick={onClose}>
            {t("now.close")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
