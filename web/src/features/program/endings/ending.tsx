import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useEffect, useEffectEvent, useState } from "react";
import { within } from "../../../platform/browser/within.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import type { Ending as EndingFacts } from "./ending-of.ts";
import { type FinishedStep, readFinishedStep } from "./kept-words.ts";
import { StepEnding } from "./step-ending.tsx";

export interface EndingProps extends OverlayProps {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Programme;
  readonly ending: EndingFacts;
  readonly sessions: readonly ScheduledSession[];
}

/** The answers are on this device: what takes longer than this would come over what the person already looks at. */
const READ_MS = 2000;

/** How a step, a session or a programme ends, over the schedule; nothing where there is nothing to celebrate. */
export default function Ending({ open, onClose, uid, programId, programme, ending, sessions }: EndingProps) {
  const language = useLanguage();
  const finished = useFinished(uid, programId, ending.step.stepId, onClose);
  const character = programme.character;
  if (!open || finished === undefined || character === undefined) return null;
  const words = finished.words ?? programme.steps[ending.step.stepId]?.title[language] ?? "";
  return <StepEnding character={character} words={words} sessions={sessions} onEnd={onClose} />;
}

/** What the step leaves behind, once it is read; calls `onNone` where that is nothing. */
function useFinished(
  uid: string,
  programId: string,
  stepId: string,
  onNone: () => void,
): FinishedStep | undefined {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<FinishedStep>();
  const none = useEffectEvent(onNone);
  useEffect(() => {
    let isCurrent = true;
    within(readFinishedStep(queryClient, uid, { programId, stepId }, language), READ_MS).then(
      (read) => {
        if (!isCurrent) return;
        if (read === undefined) none();
        else setFinished(read);
      },
      (error: unknown) => {
        console.warn("what the step leaves behind cannot be read", error);
        if (isCurrent) none();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [queryClient, uid, programId, stepId, language]);
  return finished;
}
