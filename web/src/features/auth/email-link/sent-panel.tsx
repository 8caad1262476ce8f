import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkPurpose } from "../../../platform/account/sent-link.ts";
import { ErrorText } from "../../../shell/states/error-text.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "../auth.module.css";
import { type EmailLink, useRefusalText } from "./use-email-link.ts";

/** How long a mail is waited for before it can be sent again, in milliseconds. */
const AGAIN_AFTER_MS = 60_000;

const NOTES = ["spam", "typo"] as const;

interface SentPanelProps {
  readonly purpose: LinkPurpose;
  readonly link: EmailLink;
  readonly sentAt: number;
}

/** What to do once the link is sent. */
export function SentPanel({ purpose, link, sentAt }: SentPanelProps) {
  const { t } = useTranslation("auth-link");
  const [firstSentAt] = useState(sentAt);
  const canSendAgain = useIsPast(sentAt + AGAIN_AFTER_MS);
  const refusal = useRefusalText(purpose, link.refusal);
  const isBusy = link.status === "sending";
  return (
    <>
      <section className={styles.sent}>
        <p className={styles.sentTo}>{link.email}</p>
        <h2>{t("sent.notes.title")}</h2>
        <ul>
          {NOTES.map((note) => (
            <li key={note}>{t(`sent.notes.${note}`)}</li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <p className={styles.small} role="status">
          {sentAt > firstSentAt ? t("sent.sentAgain") : canSendAgain ? "" : t("sent.wait")}
        </p>
        <ErrorText>{refusal}</ErrorText>
        <Button variant="secondary" block disabled={!canSendAgain} loading={isBusy} onClick={link.sendAgain}>
          {t("sent.again")}
        </Button>
        <Button variant="quiet" block onClick={link.restart}>
          {t("sent.other")}
        </Button>
      </div>
    </>
  );
}

/** Whether a moment, in milliseconds since the epoch, is past. */
function useIsPast(moment: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return now >= moment;
}
