import type { Stage } from "@mindle/domain/assessment/wizard";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../../platform/when-idle.ts";
import type { StageProps } from "./stage-props.ts";
import { AlmostStage } from "./stages/almost-stage.tsx";
import { CharacterStage } from "./stages/character-stage.tsx";
import { EmailStage } from "./stages/email-stage.tsx";
import { GraphStage } from "./stages/graph-stage.tsx";
import { LandingStage } from "./stages/landing-stage.tsx";
import { NicknameStage } from "./stages/nickname-stage.tsx";
import { NotificationStage } from "./stages/notification-stage.tsx";
import { QuestionsStage } from "./stages/questions-stage.tsx";

const importStress = () => import("./stages/stress-stage.tsx");
const importPreparing = () => import("./stages/preparing-stage.tsx");

const StressStage = lazy(importStress);
const PreparingStage = lazy(importPreparing);

/** Fetches the later stages' own libraries while the earlier ones are being filled in. */
async function fetchLaterStages(): Promise<void> {
  try {
    await Promise.all([importStress(), importPreparing()]);
  } catch (error) {
    console.warn("the last stages are not here yet", error);
  }
}

/**
 * What a stage asks or shows, below its title. Only the later stages wait for themselves: what surrounds the others is
 * taken over from the HTML together with them, before what was entered there is done again.
 */
export function StageContent({ stage, ...props }: StageProps & { readonly stage: Stage }) {
  useEffect(() => {
    whenIdle(() => void fetchLaterStages());
  }, []);
  switch (stage) {
    case "email":
      return <EmailStage {...props} />;
    case "nickname":
      return <NicknameStage {...props} />;
    case "character":
      return <CharacterStage {...props} />;
    case "landing":
      return <LandingStage />;
    case "question1":
    case "question2":
      return <QuestionsStage half={stage} {...props} />;
    case "almost":
      return <AlmostStage />;
    case "stress":
      return (
        <Suspense>
          <StressStage {...props} />
        </Suspense>
      );
    case "graph":
      return <GraphStage />;
    case "notification":
      return <NotificationStage {...props} />;
    case "preparing":
      return (
        <Suspense>
          <PreparingStage />
        </Suspense>
      );
  }
}
