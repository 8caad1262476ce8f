import { type ScheduledSession, stageOf } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../../ui/pictures/characters/palette.ts";
import { GROWTH_FORMS, Growth } from "../../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../../ui/pictures/pot.tsx";
import { ScheduleDish } from "./schedule-dish.tsx";
import styles from "./schedule-scene.module.css";

interface ScheduleSceneProps {
  /** The programme's child. */
  readonly character: Figure;
  /** The session whose dish stands beside the child. */
  readonly session: ScheduledSession;
  /** All sessions of the programme. */
  readonly sessions: readonly ScheduledSession[];
}

/**
 * The programme's child at a table: fed and at rest once the session is done. Beside it a dandelion grows with all that is
 * finished; once all sessions are done it lets its seeds go.
 */
export function ScheduleScene({ character, session, sessions }: ScheduleSceneProps) {
  const { t } = useTranslation("program-schedule");
  const isOver = !sessions.some(({ status }) => status === "current");
  const form = GROWTH_FORMS[stageOf(sessions)] ?? "seed";
  const mood = isOver ? "ended" : session.status === "done" ? "eaten" : "waiting";
  const figure = isOver ? "Mindle" : character;
  return (
    <div className={styles.scene}>
      <div className={styles.art} role="img" aria-label={t(`picture.${mood}`)}>
        <svg
          className={styles.room}
          viewBox="0 0 360 160"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <path className={styles.glow} d="M268 56h48l48 80H220Z" />
          <path className={styles.cord} d="M292 -80V26" />
          <circle className={styles.bulb} cx="292" cy="56" r="8" />
          <path
            className={styles.shade}
            d="M292 22c6 0 10 3 11 7 9 4 15 14 17 27q0 2-2 2h-52q-2 0-2-2c2-13 8-23 17-27 1-4 5-7 11-7Z"
          />
          <path
            className={styles.far}
            d="M-800 118q300-40 480-22t320-14 220 4 240 14 300-6 400 10v80H-800Z"
          />
          <path className={styles.table} d="M-800 132h2000v40H-800Z" />
          <path className={styles.edge} d="M-800 132h2000v6H-800Z" />
        </svg>
        <span key={mood} className={styles.figure}>
          <CharacterArt character={figure} pose={mood === "waiting" ? "waving" : "done"} size={116} />
        </span>
        {!isOver && (
          <span className={styles.dish}>
            <ScheduleDish session={session} size={56} />
          </span>
        )}
      </div>
      {!isOver && (
        <span className={styles.pot} role="img" aria-label={t(`growth.${form}`)}>
          <Pot size={56}>
            <Growth form={form} size={56} />
          </Pot>
        </span>
      )}
    </div>
  );
}
