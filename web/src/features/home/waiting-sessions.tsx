import { useTranslation } from "react-i18next";
import { Growth } from "../../ui/growth/growth.tsx";
import { Pot } from "../../ui/pot.tsx";
import styles from "./note.module.css";
import { useSessionTexts } from "./use-session-texts.ts";

/** An offer: sessions that have begun and are not finished, with the small pot that stands on the sill for them. */
export function WaitingSessions({ sessions }: { readonly sessions: number }) {
  const { t } = useTranslation("home");
  const { waiting } = useSessionTexts();
  return (
    <div className={styles.waiting}>
      <Pot size={48}>
        <Growth form="seed" size={48} />
      </Pot>
      <div>
        <p className={styles.waitingTitle}>{waiting(sessions)}</p>
        <p className={styles.waitingText}>{t("noHurry")}</p>
      </div>
    </div>
  );
}
