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
import { type PageTone, toneOf } from "../../ui/tone.ts";

/** The result that the user had before signing in. */
export interface FoundResult {
  readonly path: string;
  /** Undefined until they are loaded, and where they cannot be. */
  readonly details: ResultDetails | undefined;
  /** On their way. */
  readonly isLoading: boolean;
  /** The child that it is about where the person chose it. */
  readonly chosen: Character | undefined;
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
  const sent = sentResponse.read();
  const isOwn = responseId !== undefined && responseId === sent?.responseId;
  const loaded = useAssessmentResponse(isOwn ? { responseId } : {});
  const response = loaded.status === "ready" && loaded.data !== "closed" ? loaded.data : null;
  const callsForHelp = response !== null && needsHelpFirst(response.grades);
  useEffect(() => {
    if (callsForHelp) flagHandedOver();
  }, [callsForHelp]);
  if (responseId === undefined) return undefined;
  const path = resultPath(responseId);
  if (!isOwn) return { path, details: undefined, isLoading: false, chosen: undefined };
  const isLoading = loaded.status === "loading";
  if (response === null) return { path, details: undefined, isLoading, chosen: sent?.chosen };
  const { answers } = response;
  const found = foundIn(response);
  const details = {
    nickname: answers.nickname.value.trim() || DEFAULT_NICKNAME,
    found: found.kind,
    characters: charactersOf(found),
    level: careLevelOfResponse(response),
  };
  return { path, details, isLoading, chosen: found.kind === "chosen" ? found.character : undefined };
}

/** The colour of a page that leads to a result: a child's that was chosen; that of one that was found would tell who it is. */
export function toneOfFound(result: FoundResult | undefined): PageTone {
  if (result === undefined) return "mindle";
  return result.chosen === undefined ? "neutral" : toneOf(result.chosen);
}

function charactersOf(found: FoundChild): readonly Character[] {
  if ("characters" in found) return found.characters;
  return "character" in found ? [found.character] : [];
}
