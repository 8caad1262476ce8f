import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { stepCount } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { useProgrammeMeta } from "../../platform/data/content/use-content.ts";
import { numberWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { keepDots } from "../../ui/keep-dots.ts";
import styles from "./catalog.module.css";

const DAYS_A_WEEK = 7;

interface ProgrammeFactsProps {
  /** The journey's programme; undefined while it has none yet. */
  readonly programId: string | undefined;
  /** The sessions that the package announces. */
  readonly outline: CatalogPackage["outline"];
}

/** How long a journey is and what it begins with, as its programme says it where there is one. */
export function ProgrammeFacts({ programId, outline }: ProgrammeFactsProps) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const meta = useProgrammeMeta(programId);
  const programme = meta.status === "ready" ? meta.data : null;
  const sessions = outline.length;
  const number = numberWord(t("numbers", { returnObjects: true }), sessions);
  const facts = [t("sessions", { count: sessions, number })];
  if (programme !== null) {
    const days = programme.recommendedDays.reduce((sum, own) => sum + own, 0);
    facts.push(t("steps", { count: stepCount(programme.steps) }));
    facts.push(t("weeks", { count: Math.ceil(days / DAYS_A_WEEK) }));
  }
  const goal = (programme?.goals[0] ?? outline[0]?.goal)?.[language];
  return (
    <div className={styles.facts}>
      <p>{keepDots(facts.join(" · "))}</p>
      {goal !== undefined && <p>{t("firstGoal", { goal })}</p>}
    </div>
  );
}
