import {
  nextTutorialStage,
  parseTutorialStage,
  previousTutorialStage,
  TUTORIAL_STAGES,
  type TutorialStage,
} from "@mindle/domain/assessment/stages";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useForgottenSignIn } from "../../platform/auth/known-account.ts";
import { track } from "../../platform/tracking/track.ts";
import { Header } from "../../shell/header.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Scene, THOUGHTS } from "./scene.tsx";
import styles from "./tutorial.module.css";
import { useGestures } from "./use-gestures.ts";

/** One of five tutorial stages. An unknown stage shows the first. It is for strangers: a user signs in again instead. */
export default function TutorialPage() {
  const { t } = useTranslation("tutorial");
  const navigate = useNavigate();
  const stage = parseTutorialStage(useParams()["stage"]);
  const next = nextTutorialStage(stage);
  const previous = previousTutorialStage(stage);
  const thought = THOUGHTS[stage];

  const isForgotten = useForgottenSignIn();

  const picture = useRef<HTMLDivElement>(null);
  useGestures(
    (direction) => {
      const to = direction === "next" ? next : previous;
      if (to !== undefined) void navigate(`/tutorial/${to}`);
    },
    (across) => {
      picture.current?.style.setProperty("--across", `${across ?? 0}px`);
      picture.current?.toggleAttribute("data-held", across !== undefined);
    },
  );

  if (isForgotten) return <Navigate to="/auth/login?redirectUrl=%2Fhome" replace />;

  return (
    <Page
      tone="mindle"
      wide
      top={<Header back={previous === undefined ? undefined : `/tutorial/${previous}`} account={false} />}
    >
      <div className={styles.tour}>
        <div key={stage} ref={picture} className={styles.thought}>
          <Scene thought={thought} />
          <h1>{t(`thoughts.${thought}.title`)}</h1>
          <p className={styles.text}>{t(`thoughts.${thought}.text`)}</p>
        </div>
        <div className={styles.controls}>
          {next === undefined && (
            <LinkButton to="/tutorial/done" block>
              {t("ready")}
            </LinkButton>
          )}
          <StageSteps stage={stage} />
        </div>
      </div>
    </Page>
  );
}

/** Skip, dot navigation and next. */
function StageSteps({ stage }: { readonly stage: TutorialStage }) {
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
