import { needsCare } from "@mindle/domain/assessment/character-scores";
import { careLevelOfResponse } from "@mindle/domain/assessment/found-child";
import { useEffect, useEffectEvent } from "react";
import { useAssessmentResponse } from "../../platform/data/assessment.ts";
import CareHelp from "./care-help.tsx";

export interface ResultCareProps {
  readonly responseId: string;
  /** Called once it is known that the result asks for care. */
  readonly onCare: () => void;
}

/** Helplines on a page to which a result leads; nothing where it does not ask for care. */
export default function ResultCare({ responseId, onCare }: ResultCareProps) {
  const response = useAssessmentResponse({ responseId });
  const isKnown = response.status === "ready" && response.data !== null && response.data !== "closed";
  const level = isKnown ? careLevelOfResponse(response.data) : "calm";
  const isHeavy = needsCare(level);
  const tell = useEffectEvent(onCare);
  useEffect(() => {
    if (isHeavy) tell();
  }, [isHeavy]);
  return isHeavy && <CareHelp level={level} />;
}
