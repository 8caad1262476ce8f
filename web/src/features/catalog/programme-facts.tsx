import { useTranslation } from "react-i18next";
import { useProgrammeMeta } from "../../platform/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import styles from "./catalog.module.css";

interface ProgrammeFactsProps {
  /** The journey's programme; undefined while it has none yet. */
  readonly programId: string | undefined;
  /** Number of sessions the package announces. */
  readonly sessions: number;
}

/** How long a journey is, and what it begins with where that is known. */
export function ProgrammeFacts({ programId, sessions }: ProgrammeFactsProps) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const meta = useProgrammeMeta(programId);
  const programme = meta.status === "ready" ? meta.data : null;
  const facts = [t("sessions", { count: sessions })];
  if (programme !== null) facts.push(t("steps", { count: Object.keys(programme.steps).length }));
  const goal = programme?.goals[0]?.[language];
  return (
    <div className={styles.facts}>
      <p>{facts.join(" · ")}</p>
      {goal !== undefined && <p>{t("firstGoal", { goal })}</p>}
    </div>
  );
}
