import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../../ui/pictures/characters/palette.ts";
import styles from "./schedule-finished.module.css";

interface ScheduleFinishedProps {
  readonly character: Figure;
  /** Sessions of which every step is done. */
  readonly doneSessions: readonly number[];
}

/** A small celebration right after a step: one seed floats off. Shown once: neither after a reload nor on the way back. */
export function ScheduleFinished({ character, doneSessions }: ScheduleFinishedProps) {
  const { t } = useTranslation("program-schedule");
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = finishedIn(state);
  const [finished, setFinished] = useState(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    setFinished(arrived);
    void navigate(pathname + search, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  if (finished === undefined) return null;
  const session = Number(/^d(\d+)-/.exec(finished)?.[1]);
  const isSessionDone = doneSessions.includes(session);
  return (
    <div className={styles.moment} role="status">
      <svg className={styles.seed} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21v-9M12 12 7 8.4M12 12 9.2 6M12 12V5M12 12l2.8-6M12 12l5-3.6" />
      </svg>
      <span className={styles.child}>
        <CharacterArt character={character} pose="done" size={88} />
      </span>
      <p className={styles.text}>{t(isSessionDone ? "finished.session" : "finished.step")}</p>
    </div>
  );
}

/** The step that was just finished, in the state of a history entry. */
function finishedIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("finished" in state)) return undefined;
  return typeof state.finished === "string" ? state.finished : undefined;
}
