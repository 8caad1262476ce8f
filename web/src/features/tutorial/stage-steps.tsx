import { nextTutorialStage, TUTORIAL_STAGES, type TutorialStage } from "@mindle/domain/assessment/stages";
import { useTranslation } from "react-i18next";
import { track } from "../../platform/tracking/track.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./tutorial.module.css";

/** Skip, dot navigation and next. */
export function StageSteps({ stage }: { readonly stage: TutorialStage }) {
  const { t } = useTranslation("tutorial");
  const next = nextTutorialStage(stage);
  return (
    <div className={styles.steps} data-allow-double-click>
      <div className={styles.start}>
        <Link
          className={styles.skip}
          to="/tutorial/done"
          onClick={() => track("tutorial_skip", { tutorial_stage: stage })}
        >
          {t("skip")}
        </Link>
      </div>
      <nav aria-label={t("stagesLabel")}>
        <ol className={styles.dots}>
          {TUTORIAL_STAGES.map((each) => (
            <li key={each}>
              <Link
                className={styles.dot}
                to={`/tutorial/${each}`}
                aria-label={t("stage", { now: each, all: TUTORIAL_STAGES.length })}
                aria-current={each === stage ? "step" : undefined}
              />
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.end}>
        {next !== undefined && (
          <Link className={styles.next} to={`/tutorial/${next}`} aria-label={t("next")} draggable={false}>
            <Icon name="back" />
          </Link>
        )}
      </div>
    </div>
  );
}
