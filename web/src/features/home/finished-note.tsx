import type { Programme } from "@mindle/domain/catalogue/programme";
import { journalPath, viewerPath } from "@mindle/domain/programme/paths";
import { letterStep } from "@mindle/domain/programme/schedule";
import { seoulWeek } from "@mindle/domain/time";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { ordinalWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./note.module.css";
import type { KeptSaying } from "./weekly-words.ts";

interface FinishedProps {
  readonly uid: string | undefined;
  readonly programId: string;
  readonly programme: Programme;
  readonly now: number;
}

/** What the child of a finished programme says: this week's sentence of the person, if there is one. */
export function WeeklyWords(props: FinishedProps) {
  const { t } = useTranslation("home");
  const saying = useWeeklyWords(props);
  const language = useLanguage();
  if (saying === undefined) return <p className={styles.allDone}>{t("allDone")}</p>;
  const number = saying.session;
  const ordinal = ordinalWord(number, language);
  return (
    <figure className={styles.said}>
      <figcaption className={styles.label}>{t("said", { number, ordinal })}</figcaption>
      <blockquote className={styles.own}>{saying.words}</blockquote>
    </figure>
  );
}

/** Read once the page is idle, and again when a week begins. Nothing while help comes first. */
function useWeeklyWords({ uid, programId, programme, now }: FinishedProps): KeptSaying | undefined {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const isFlagged = useIsFlagged();
  const week = seoulWeek(now);
  const [saying, setSaying] = useState<KeptSaying>();
  const read = useEffectEvent(async (user: string) => {
    const { readWeeklyWords } = await loadModule(() => import("./weekly-words.ts"));
    return readWeeklyWords(queryClient, { uid: user, programId, programme, language, now });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read depends on the language and the week.
  useEffect(() => {
    if (uid === undefined || isFlagged) return undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (!isCurrent) return;
      read(uid).then(
        (found) => {
          if (isCurrent) setSaying(found);
        },
        (error: unknown) => console.warn("the words of this week cannot be read", error),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [uid, isFlagged, language, week]);
  return isFlagged ? undefined : saying;
}

interface FinishedWaysProps {
  readonly programId: string;
  readonly programme: Programme;
  /** Id of the programme's name. */
  readonly noteId: string;
  /** Another button comes before this one. */
  readonly isSecond: boolean;
}

/**
 * Links to the letter, where the programme has one, and to what the person wrote. Two buttons at most, which a low phone shows
 * without scrolling.
 */
export function FinishedWays({ programId, programme, noteId, isSecond }: FinishedWaysProps) {
  const { t } = useTranslation("home");
  const letter = letterStep(programme.steps);
  return (
    <div className={styles.ways}>
      {letter !== undefined && (
        <LinkButton
          to={viewerPath(programId, letter, "letter")}
          variant={isSecond ? "secondary" : "primary"}
          block
          aria-describedby={noteId}
        >
          {t("letter")}
        </LinkButton>
      )}
      {(letter === undefined || !isSecond) && (
        <LinkButton
          to={journalPath(programId)}
          variant={letter === undefined && !isSecond ? "primary" : "secondary"}
          block
          aria-describedby={noteId}
        >
          {t("ended.journal")}
        </LinkButton>
      )}
    </div>
  );
}
