import { nextSitting, type SittingDays } from "@mindle/domain/programme/sittings";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../platform/i18n/i18n.ts";
import { weekdayNames } from "../platform/i18n/week.ts";
import { useIsFlagged } from "../platform/safety/flag.ts";
import styles from "./next-sitting.module.css";

interface NextSittingProps {
  /** The days of the week that the person chose; undefined before that. */
  readonly days: SittingDays | undefined;
  /** When a step was finished last, in milliseconds since the epoch. */
  readonly finishedAt: number | undefined;
  readonly now: number;
}

/** A calendar leaf with the next of the chosen days. Nothing where none were chosen, or help comes first. */
export function NextSitting({ days, finishedAt, now }: NextSittingProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const isFlagged = useIsFlagged();
  if (days === undefined || isFlagged) return null;
  const { weekday, inDays } = nextSitting(days, now, finishedAt);
  const day = weekdayNames(language)[weekday];
  const when = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : "later";
  return (
    <div className={styles.sitting}>
      <svg className={styles.leaf} viewBox="0 0 52 52" aria-hidden="true">
        <path
          className={styles.shade}
          d="M9 14Q8 9 14 9L40 8Q46 8 46 14L47 42Q47 48 41 48L13 49Q7 49 7 43Z"
        />
        <path
          className={styles.sheet}
          d="M8 12Q8 7 13 7L39 6Q45 6 45 12L46 40Q46 46 40 46L12 47Q6 47 6 41Z"
        />
        <path className={styles.head} d="M8 12Q8 7 13 7L39 6Q45 6 45 12L45.200 18.500 7.500 19.500Z" />
        <path className={styles.ring} d="M17 3.500v7M35 3v7" />
        <text x="26" y="38" textAnchor="middle">
          {day?.short}
        </text>
      </svg>
      <p className={styles.when}>
        <span>{t(`sitting.${when}`, { weekday: day?.name })}</span>
        <span className={styles.dose}>{t("sitting.dose")}</span>
      </p>
    </div>
  );
}
