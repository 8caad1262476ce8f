import type { Character } from "@mindle/domain/assessment/characters";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { KeepPicture } from "../../../engine/keepsake/keep-picture.tsx";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useSessionTexts } from "../schedule/use-session-texts.ts";
import { EndingDialog, EndingTitle } from "./ending-dialog.tsx";
import type { Finished } from "./left-behind.ts";
import { Meal } from "./meal.tsx";
import styles from "./session-ending.module.css";

/** As many lines as fit on the screen of a small phone. */
const LINES = 3;

interface SessionEndingProps {
  readonly character: Character;
  readonly programme: Programme;
  readonly session: ScheduledSession;
  /** Undefined after the last one. */
  readonly next: ScheduledSession | undefined;
  readonly finished: Finished;
  /** All of the programme is done with it. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

/** The child eats what the session was, and the person takes their own words with them. A tap shows the end at once. */
export function SessionEnding({
  character,
  programme,
  session,
  next,
  finished,
  isLast,
  onClose,
}: SessionEndingProps) {
  const { t } = useTranslation("program-endings");
  const language = useLanguage();
  const texts = useSessionTexts();
  const popup = useRef<HTMLDivElement>(null);
  const [isSkipped, setSkipped] = useState(false);
  const { mood } = finished;
  const name = texts.name(session);
  const goal = programme.goals[session.session - 1]?.[language];
  const words =
    finished.takenAlong.length > 0 ? finished.takenAlong.slice(0, LINES) : goal === undefined ? [] : [goal];
  const nextGoal = next && programme.goals[next.session - 1]?.[language];
  return (
    <EndingDialog
      kind="session"
      className={styles.ending}
      data-mood={mood}
      data-skipped={isSkipped || undefined}
      onClick={() => setSkipped(true)}
      {...{ character, popup, onClose }}
    >
      <Meal character={character} session={session.session} mood={mood} />
      <EndingTitle>{isLast ? t("programme.title") : t(`session.${mood}`)}</EndingTitle>
      <div className={styles.card}>
        <p className={styles.label}>{t("session.words", { session: name })}</p>
        <ul>
          {words.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order, and two may be alike.
            <li key={at}>{sentence}</li>
          ))}
        </ul>
        <KeepPicture label={t("session.words", { session: name })} beside={popup} {...{ character, words }} />
      </div>
      {next !== undefined && nextGoal !== undefined && (
        <p className={styles.next}>{t("session.next", { session: texts.name(next), goal: nextGoal })}</p>
      )}
      <div className={styles.close}>
        <Button block onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </EndingDialog>
  );
}
