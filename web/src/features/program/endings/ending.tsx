import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { Ending as EndingFacts } from "./ending-of.ts";
import type { LeftBehind } from "./left-behind.ts";
import { ProgrammeEnding } from "./programme-ending.tsx";
import { SessionEnding } from "./session-ending.tsx";
import { StepEnding } from "./step-ending.tsx";

export interface EndingProps {
  readonly programme: Programme;
  readonly ending: EndingFacts;
  readonly sessions: readonly ScheduledSession[];
  readonly left: LeftBehind;
  readonly onClose: () => void;
}

/**
 * How a step, a session or a programme ends, over the schedule. A programme whose letter cannot be shown ends as its last session
 * does.
 */
export default function Ending({
  programme,
  ending,
  sessions,
  left: { finished, farewell },
  onClose,
}: EndingProps) {
  const language = useLanguage();
  const { character } = programme;
  if (character === undefined) return null;
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
