import type { CareLevel } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import {
  careLevelOfResponse,
  type FoundChild,
  foundIn,
  needsHelpFirst,
} from "@mindle/domain/assessment/found-child";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { useEffect } from "react";
import { flagHandedOver } from "../../platform/account/hand-over.ts";
import { responseIdIn, resultPath } from "../../platform/account/result-path.ts";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { useAssessmentResponse } from "../../platform/data/assessment.ts";

/** The result that the user had before signing in. */
export interface FoundResult {
  readonly path: string;
  /** Undefined until they are loaded. */
  readonly details: ResultDetails | undefined;
}

interface ResultDetails {
  readonly nickname: string;
  readonly found: FoundChild["kind"];
  /** The children that were found: one, those that tie, or none. */
  readonly characters: readonly Character[];
  readonly level: CareLevel;
}

/**
 * The result whose response the redirect carries, wherever it leads; undefined when there is none. Its details are shown
 * to the browser that sent it only, and to nobody once they were cleared.
 */
export function useFoundResult(redirect: string | undefined): FoundResult | undefined {
  const responseId = redirect === undefined ? undefined : responseIdIn(redirect);
  const isOwn = responseId !== undefined && responseId === sentResponse.read()?.responseId;
  const loaded = useAssessmentResponse(isOwn ? { responseId } : {});
  const response = loaded.status === "ready" && loaded.data !== "closed" ? loaded.data : null;
  const callsForHelp = response !== null && needsHelpFirst(response.grades);
  useEffect(() => {
    if (callsForHelp) flagHandedOver();
  }, [callsForHelp]);
  if (responseId === undefined) return undefined;
  const path = resultPath(responseId);
  if (!isOwn || response === null) return { path, details: undefined };
  const { answers } = response;
  const found = foundIn(response);
  const details = {
    nickname: answers.nickname.value.trim() || DEFAULT_NICKNAME,
    found: found.kind,
    characters: charactersOf(found),
    level: careLevelOfResponse(response),
  };
  return { path, details };
}

function charactersOf(found: FoundChild): readonly Character[] {
  if ("characters" in found) return found.characters;
  return "character" in found ? [found.character] : [];
}
