import type { Programme } from "@mindle/domain/catalogue/programme";
import { viewerPath } from "@mindle/domain/programme/paths";
import { isDueAt, type ScheduledStep } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { seoulDate } from "../../../platform/i18n/week.ts";
import { Link } from "../../../ui/controls/link.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { StepIcon } from "../../../ui/pictures/step-icons/step-icon.tsx";
import styles from "./schedule-path.module.css";

const LOCK =
  "M7.5 11h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 17.5v-5A1.5 1.5 0 0 1 7.5 11ZM8.5 11V8.2a3.5 3.5 0 0 1 7 0V11";
/** A dandelion's seed. */
const SEED = "M12 20.5v-9M12 11.5 7 8.2M12 11.5 9.2 6M12 11.5V5M12 11.5 14.8 6M12 11.5 17 8.2";

const ONWARD = "M9.5 5.5 16 12l-6.5 6.5";

interface SchedulePathProps {
  readonly programId: string;
  readonly programme: Programme;
  /** Of one session. */
  readonly steps: readonly ScheduledStep[];
  readonly now: number;
  /** The locked ones are about to open. */
  readonly isOpening: boolean;
  /** A step was just finished: the one that comes next does not call. */
  readonly isResting: boolean;
  /** A step was pressed that is locked. */
  readonly onLocked: (stepId: string) => void;
}

/** The steps of a session as stones along a line. */
export function SchedulePath({
  programId,
  programme,
  steps,
  now,
  isOpening,
  isResting,
  onLocked,
}: SchedulePathProps) {
  return (
    <ol className={styles.path}>
      {steps.map((scheduled) => {
        const step: ScheduledStep = isDueAt(scheduled, now) ? { ...scheduled, status: "current" } : scheduled;
        const { stepId, status, isLocked } = step;
        return (
          <li
            key={stepId}
            className={styles.place}
            data-status={isResting && status === "current" ? "not-yet" : status}
            data-locked={(isLocked && !isOpening) || undefined}
          >
            <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M34 0C34 50 66 50 66 100" />
            </svg>
            {isLocked && isOpening && (
              <span className={styles.step}>
                <Stone step={step} programme={programme} isOpening />
              </span>
            )}
            {isLocked && !isOpening && (
              <button
                type="button"
                className={styles.step}
                aria-haspopup="dialog"
                aria-current={status === "current" ? "step" : undefined}
                onClick={() => onLocked(stepId)}
              >
                <Stone step={step} programme={programme} />
              </button>
            )}
            {!isLocked && (
              <Link
                className={styles.step}
                to={viewerPath(programId, stepId, "resume")}
                aria-current={status === "current" ? "step" : undefined}
              >
                <Stone step={step} programme={programme} />
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StoneProps {
  readonly step: ScheduledStep;
  readonly isOpening?: boolean;
  readonly programme: Programme;
}

/** The stone of a step with its paper beside it. */
function Stone({ step, programme, isOpening = false }: StoneProps) {
  const { t } = useTranslation("program-schedule");
  const language = useLanguage();
  const { stepId, status, isLocked, dueAt } = step;
  const shown = programme.steps[stepId];
  const isNotYet = status === "not-yet";
  return (
    <>
      <span className={styles.stone}>
        <StepIcon name={shown?.icon ?? ""} />
        {(isLocked || status === "done") && !isOpening && (
          <span className={styles.mark}>
            <StrokeIcon d={isLocked ? LOCK : SEED} size={18} />
          </span>
        )}
      </span>
      <span className={styles.paper}>
        <span className={styles.number}>{String(step.step).padStart(2, "0")}</span>
        <span className={styles.texts}>
          <span className={styles.title}>{shown?.title[language]}</span>
          {isNotYet && dueAt === undefined && <VisuallyHidden>{t("status.not-yet")}</VisuallyHidden>}
          {isNotYet && dueAt !== undefined && (
            <span className={styles.status}>{t("status.later", { day: seoulDate(dueAt, language) })}</span>
          )}
          {!isNotYet && <span className={styles.status}>{t(`status.${status}`)}</span>}
          {isLocked && (
            <span className={styles.status}>{t(`status.${isOpening ? "opening" : "locked"}`)}</span>
          )}
        </span>
        {status === "current" && !isLocked && (
          <span className={styles.onward}>
            <StrokeIcon d={ONWARD} size={20} />
          </span>
        )}
      </span>
    </>
  );
}
