import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useEffect, useEffectEvent, useState } from "react";
import { within } from "../../../platform/browser/within.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import type { Ending as EndingFacts } from "./ending-of.ts";
import { type Finished, readFinished } from "./kept-words.ts";
import { SessionEnding } from "./session-ending.tsx";
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
export default function Ending(props: EndingProps) {
  const { open, onClose, programme, ending, sessions } = props;
  const language = useLanguage();
  const finished = useFinished(props);
  const { character } = programme;
  if (!open || finished === undefined || character === undefined) return null;
  const { step } = ending;
  const session = sessions.find((each) => each.session === step.session);
  if (ending.kind === "step" || session === undefined) {
    const words = finished.sentence ?? programme.steps[step.stepId]?.title[language] ?? "";
    return <StepEnding character={character} words={words} sessions={sessions} onEnd={onClose} />;
  }
  return (
    <SessionEnding
      character={character}
      programme={programme}
      session={session}
      next={sessions.find(({ status }) => status === "current")}
      finished={finished}
      onClose={onClose}
    />
  );
}

/** What the steps leave behind, once it is read; closes where that is nothing. */
function useFinished(props: EndingProps): Finished | undefined {
  const { uid, programId, programme, ending, sessions, onClose } = props;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<Finished>();
  const read = useEffectEvent(() => {
    const { stepId, session } = ending.step;
    const needed = sessions
      .find((each) => each.session === session)
      ?.steps.filter((step) => programme.steps[step.stepId]?.later !== true)
      .map((step) => step.stepId);
    const stepIds = ending.kind === "step" ? [stepId] : (needed ?? [stepId]);
    return readFinished(queryClient, { uid, programId, stepId, stepIds, language });
  });
  const none = useEffectEvent(onClose);
  useEffect(() => {
    let isCurrent = true;
    within(read(), READ_MS).then(
      (found) => {
        if (!isCurrent) return;
        if (found === undefined) none();
        else setFinished(found);
      },
      (error: unknown) => {
        console.warn("what was finished cannot be read", error);
        if (isCurrent) none();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return finished;
}
