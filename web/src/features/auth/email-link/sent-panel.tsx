import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkPurpose } from "../../../platform/account/sent-link.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Mindle } from "../../../ui/pictures/characters/mindle.tsx";
import { PALETTES } from "../../../ui/pictures/characters/palette.ts";
import { Picture } from "../../../ui/pictures/characters/picture.tsx";
import styles from "../auth.module.css";
import envelope from "./sent-panel.module.css";
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
        <p className={styles.alert} role="alert">
          {refusal}
        </p>
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

/** The mascot beside a letter that a seed carries away. */
export function Envelope() {
  return (
    <Picture space={160} size={200} label={undefined}>
      <g transform="translate(0 40)">
        <Mindle pose="waving" palette={PALETTES.Mindle} />
      </g>
      <g className={envelope.flying}>
        <path d="M118 36v18" stroke="#8F6B4E" strokeWidth="2" strokeLinecap="round" fill="none" />
        <path
          d="M118 36l-12-12M118 36l-5-16M118 36l5-16M118 36l12-12M118 36V19"
          stroke="#B9AE9F"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M92 54h52q4 0 4 4v28q0 4-4 4H92q-4 0-4-4V58q0-4 4-4Z" fill="#EAD9BF" />
        <path d="M92 54h52q4 0 4 4v25q0 4-4 4H92q-4 0-4-4V58q0-4 4-4Z" fill="#FFF6E6" />
        <path
          d="M89 57l26 17q3 2 6 0l26-17"
          stroke="#D9C3A0"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="118" cy="77" r="6" fill="#7FB069" />
      </g>
    </Picture>
  );
}
