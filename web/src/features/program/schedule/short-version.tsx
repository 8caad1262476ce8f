import type { ShortVersion } from "@mindle/domain/catalogue/programme";
import type { OwnAnswer } from "@mindle/domain/content/written-pages";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import own from "./own-words.module.css";
import styles from "./short-version.module.css";

/** The session in about three minutes, or only its one thing to do. */
export type ShortVersionPart = "whole" | "act";

interface ShortVersionDialogProps {
  /** Undefined while it is closed. */
  readonly part: ShortVersionPart | undefined;
  readonly onClose: () => void;
  readonly short: ShortVersion;
  readonly last: OwnAnswer | undefined;
  /** Path of all that the person wrote. */
  readonly journal: string;
}

/** A session in short: the person's own last words, its idea, and one small thing to do. Nothing of it is kept or counted. */
export function ShortVersionDialog({ part, onClose, short, last, journal }: ShortVersionDialogProps) {
  const { t } = useTranslation(["program-schedule", "common"]);
  const language = useLanguage();
  return (
    <Dialog
      open={part !== undefined}
      onClose={onClose}
      title={t(part === "act" ? "return.experiment" : "return.short")}
      closeLabel={t("common:close")}
    >
      <div className={styles.short}>
        <OwnWords answer={last} />
        {part !== "act" && (
          <ol className={styles.paragraphs}>
            {short.paragraphs.map((paragraph) => (
              <li key={paragraph.en}>{paragraph[language]}</li>
            ))}
          </ol>
        )}
        <div className={styles.act}>
          <h3>{t("return.act")}</h3>
          <p>{short.act[language]}</p>
          <p className={styles.note}>{t("return.actNote")}</p>
        </div>
        <div className={styles.actions}>
          <Button block onClick={onClose}>
            {t("return.actDone")}
          </Button>
          <LinkButton to={journal} variant="quiet" block>
            {t("return.words")}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}

/** An answer in the person's own words, with what was asked; nothing where there is none. */
export function OwnWords({ answer }: { readonly answer: OwnAnswer | undefined }) {
  if (answer === undefined) return null;
  return (
    <blockquote className={own.words}>
      {answer.question !== undefined && <p className={own.question}>{answer.question}</p>}
      <p className={own.own}>{answer.words}</p>
    </blockquote>
  );
}
