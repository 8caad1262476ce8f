import { useTranslation } from "react-i18next";
import { Growth } from "../../ui/growth/growth.tsx";
import { Pot } from "../../ui/pot.tsx";
import styles from "./note.module.css";
import { useSessionTexts } from "./use-session-texts.ts";

interface WaitingSessionsProps {
  readonly sessions: number;
  /** Only the first session of the programme has begun: there is nothing to catch up on yet. */
  readonly isFirst: boolean;
}

/** An offer: sessions that have begun and are not finished, with the small pot that stands on the sill for them. */
export function WaitingSessions({ sessions, isFirst }: WaitingSessionsProps) {
  const { t } = useTranslation("home");
  const { waiting } = useSessionTexts();
  return (
    <div className={styles.waiting}>
      <Pot size={48}>
        <Growth form="seed" size={48} />
      </Pot>
      <div>
        <p className={styles.waitingTitle}>{isFirst ? t("waitingFirst") : waiting(sessions)}</p>
        <p className={styles.waitingText}>{t("noHurry")}</p>
      </div>
    </div>
  );
}
