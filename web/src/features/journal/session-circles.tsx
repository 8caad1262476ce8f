import type { WrittenPage } from "@mindle/domain/content/written-pages";
import { viewerPath } from "@mindle/domain/programme/paths";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { parseStepId } from "@mindle/domain/programme/step";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/controls/link.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import styles from "./circles.module.css";
import { sessionAnchor, useSessionName } from "./names.ts";

interface SessionCirclesProps {
  readonly programId: string;
  readonly sessions: readonly ScheduledSession[];
  readonly isOpen: boolean;
  readonly written: readonly WrittenPage[];
}

/**
 * The sessions of a programme as pressed flowers. One that is done opens its last step; in a programme that has closed, where
 * steps are locked, it leads to what was written in it.
 */
export function SessionCircles({ programId, sessions, isOpen, written }: SessionCirclesProps) {
  const { t } = useTranslation("journal");
  const name = useSessionName();
  const id = useId();
  const lines = new Set(written.map(({ stepId }) => parseStepId(stepId)?.session));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t("sessions")}
      </h2>
      <ul className={styles.circles}>
        {sessions.map(({ session, status, finishedSteps, steps }) => {
          const isBegun = finishedSteps > 0 || lines.has(session);
          const state = status === "not-yet" && isBegun ? "begun" : status;
          const face = (
            <>
              <Flower state={state} />
              <span aria-hidden="true">#{session}</span>
              <VisuallyHidden>
                {name(session)}, {t(`status.${state}`)}
              </VisuallyHidden>
            </>
          );
          const last = steps.findLast((step) => step.status === "done");
          const target =
            status !== "done" || last === undefined
              ? undefined
              : isOpen
                ? viewerPath(programId, last.stepId, 1)
                : lines.has(session)
                  ? `#${sessionAnchor(session)}`
                  : undefined;
          return (
            <li key={session} data-status={state}>
              {target === undefined ? (
                <span className={styles.circle}>{face}</span>
              ) : target.startsWith("#") ? (
                <a className={styles.circle} href={target}>
                  {face}
                </a>
              ) : (
                <Link className={styles.circle} to={target}>
                  {face}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A bud with its outline only, a bud that opens, a flower: 0, 1 and 2. One that was begun and left opens, too. */
function Flower({ state }: { readonly state: ScheduledSession["status"] | "begun" }) {
  return (
    <svg className={styles.flower} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.stem} d="M24 44V26M24 38q-7-1-9-7M24 35q7-1 9-7" />
      {state === "not-yet" && <path className={styles.outline} d="M24 8q7 6 5 15-5 5-10 0-2-9 5-15Z" />}
      {(state === "current" || state === "begun") && (
        <path className={styles.bud} d="M24 8q7 6 5 15-5 5-10 0-2-9 5-15Z" />
      )}
      {state === "done" && (
        <g className={styles.petals}>
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <ellipse key={turn} cx="24" cy="10" rx="4.6" ry="7" transform={`rotate(${turn} 24 18)`} />
          ))}
          <circle className={styles.heart} cx="24" cy="18" r="4.4" />
        </g>
      )}
    </svg>
  );
}
