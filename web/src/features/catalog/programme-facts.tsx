import { useTranslation } from "react-i18next";
import styles from "./catalog.module.css";

interface ProgrammeFactsProps {
  /** The journey's programme; undefined while it has none yet. */
  readonly programId: string | undefined;
  /** Number of sessions the package announces. */
  readonly sessions: number;
}

/** How long a journey is. */
export function ProgrammeFacts({ sessions }: ProgrammeFactsProps) {
  const { t } = useTranslation("catalog");
  return <p className={styles.facts}>{t("sessions", { count: sessions })}</p>;
}
