import type { Programme } from "@mindle/domain/catalogue/programme";
import { type ScheduledSession, scheduledSteps } from "@mindle/domain/programme/schedule";
import { useEffect, useEffectEvent, useState } from "react";
import { within } from "../../../platform/browser/within.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import type { Ending as EndingFacts } from "./ending-of.ts";
import { type Farewell, readFarewell } from "./farewell.ts";
import { type Finished, readFinished } from "./finished.ts";
import { ProgrammeEnding } from "./programme-ending.tsx";
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

/**
 * How a step, a session or a programme ends, over the schedule; nothing where there is nothing to celebrate. A programme whose letter
 * cannot be shown ends as its last session does.
 */
export default function Ending(props: EndingProps) {
  const { open, onClose, programme, ending, sessions } = props;
  const language = useLanguage();
  const left = useLeftBehind(props);
  const { character } = programme;
  if (!open || left === undefined || character === undefined) return null;
  const { finished, farewell } = left;
  const { step } = ending;
  const session = sessions.find((each) => each.session === step.session);
  if (ending.kind === "step" || session === undefined) {
    const words = finished.sentence ?? programme.steps[step.stepId]?.title[language] ?? "";
    const isOwn = finished.sentence !== undefined;
    return (
      <StepEnding character={character} words={words} isOwn={isOwn} sessions={sessions} onEnd={onClose} />
    );
  }
  if (farewell !== undefined) {
    return (
      <ProgrammeEnding
        character={character}
        isLight={finished.mood === "light"}
        farewell={farewell}
        onClose={onClose}
      />
    );
  }
  return (
    <SessionEnding
      character={character}
      programme={programme}
      session={session}
      next={sessions.find(({ status }) => status === "current")}
      finished={finished}
      isLast={ending.kind === "programme"}
      onClose={onClose}
    />
  );
}

interface LeftBehind {
  readonly finished: Finished;
  /** Of a programme. */
  readonly farewell: Farewell | undefined;
}

/** What the steps leave behind, once it is read; closes where that is nothing. */
function useLeftBehind(props: EndingProps): LeftBehind | undefined {
  const { uid, programId, programme, ending, sessions, onClose } = props;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<LeftBehind>();
  const read = useEffectEvent(async (): Promise<LeftBehind | undefined> => {
    const { stepId, session } = ending.step;
    const needed = scheduledSteps(sessions).filter((step) => programme.steps[step.stepId]?.later !== true);
    const stepIds = needed.filter((step) => step.session === session).map((step) => step.stepId);
    const steps = { uid, programId, language };
    const [finished, farewell] = await Promise.all([
      within(
        readFinished(queryClient, { ...steps, stepId, stepIds: ending.kind === "step" ? [stepId] : stepIds }),
        READ_MS,
      ),
      ending.kind === "programme"
        ? within(
            readFarewell(queryClient, { ...steps, programme, stepIds: needed.map((step) => step.stepId) }),
            READ_MS,
          ).catch((error: unknown) => {
            console.warn("the letter of the programme cannot be read", error);
            return undefined;
          })
        : undefined,
    ]);
    return finished && { finished, farewell };
  });
  const none = useEffectEvent(onClose);
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (found) => {
        if (!isCurrent) return;
        if (found === undefined) none();
        else setLeft(found);
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
  return left;
}
