import { parseCharacter } from "@mindle/domain/assessment/characters";
import { parseStage, type Stage } from "@mindle/domain/assessment/stages";
import { nextStage, stageProblem } from "@mindle/domain/assessment/wizard";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { track } from "../../platform/tracking/track.ts";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import { type PageTone, toneOf } from "../../ui/tone.ts";
import { pathBefore } from "./progress.ts";
import { StageContent } from "./stage-content.tsx";
import { StageFrame } from "./stage-frame.tsx";
import { useStressClaim } from "./stages/graph-stage.tsx";
import { type ChangeAnswers, useWizardAnswers } from "./use-wizard-answers.ts";
import { companionOf, preparingFigure } from "./wizard-answers.ts";

/** The assessment wizard, at the stage in the path. */
export default function WizardPage() {
  const stage = parseStage(useParams()["stage"]);
  if (stage === undefined) return <Navigate to="/schema/nickname" replace />;
  return <Wizard key={stage} stage={stage} />;
}

function Wizard({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation("assessment");
  const navigate = useNavigate();
  const location = useLocation();
  const { answers, change } = useWizardAnswers();
  const isReturned = useOnceHydrated(() => wasRefused(location.state), false);
  const [attempts, setAttempts] = useState(0);
  const refusals = attempts + (isReturned ? 1 : 0);
  const [hasFailed, setFailed] = useState(false);
  usePreselection(change);

  // The answers are gone as soon as they are sent.
  const [preparing] = useState(() => preparingFigure(answers));
  const claim = useStressClaim();
  const problem = stageProblem(stage, answers);

  const handleContinue = async () => {
    // An answer is stored before it is rendered: who presses at once has given it.
    const given = change({});
    if (stageProblem(stage, given) !== undefined) {
      setAttempts((count) => count + 1);
      return;
    }
    if (stage === "nickname" && given.agreedAt === undefined) track("schema_start", {});
    if (stage === "nickname") change({ agreedAt: given.agreedAt ?? Date.now() });
    // What the last stage asked for again is sent right away; it asks for the next missing answer itself.
    const next = isReturned ? "preparing" : nextStage(stage, given);
    if (next !== undefined) await navigate(`/schema/${next}`);
  };

  const title = () => {
    if (hasFailed) return t("preparing.failedTitle");
    return stage === "graph" && claim === undefined ? t("graph.without") : t(`titles.${stage}`, { ...claim });
  };

  return (
    <StageFrame
      stage={stage}
      answers={answers}
      tone={toneOfStage(stage, stage === "preparing" ? preparing : companionOf(answers))}
      title={title()}
      backTo={pathBefore(stage, answers)}
      canContinue={problem === undefined}
      onContinue={handleContinue}
    >
      <StageContent
        stage={stage}
        preparing={preparing}
        answers={answers}
        change={change}
        problem={refusals > 0 ? problem : undefined}
        refusals={refusals}
        onFailed={setFailed}
      />
    </StageFrame>
  );
}

/** The colour of the figure that is there; a result that is being prepared has none where its child is still to be found. */
function toneOfStage(stage: Stage, figure: Figure): PageTone {
  if (figure !== "Mindle") return toneOf(figure);
  return stage === "preparing" ? "neutral" : "mindle";
}

/** Preselects the character of the query, once. */
function usePreselection(change: ChangeAnswers): void {
  const [search] = useSearchParams();
  const wanted = parseCharacter(search.get("character"));
  const choose = useEffectEvent(() => {
    if (wanted !== undefined) change({ characters: [wanted] });
  });
  useEffect(() => {
    if (wanted !== undefined) choose();
  }, [wanted]);
}

/** True when the last stage redirected here because an answer was missing. */
function wasRefused(state: unknown): boolean {
  return typeof state === "object" && state !== null && "refused" in state && state.refused === true;
}
