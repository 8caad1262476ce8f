import { getGcCompack } from "@mindle/domain/api/program";
import type { Activity, ActivityConfig, ContentPack } from "@mindle/domain/content/activity";
import type * as z from "zod/mini";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { StepId } from "./answers.ts";
import { receiveAnswers } from "./open-answers.ts";

/** What a step shows to everyone who may open it: its pack under plain names (docs/glossary.md), and what its pages need. */
export interface StepContent {
  readonly about: ContentPack["packageBase"];
  readonly pages: ContentPack["afactoryData"];
  readonly activities: Readonly<Record<string, Activity>>;
  readonly configs: Readonly<Record<string, ActivityConfig>>;
}

/**
 * What a step shows. The user's answers, which come with it, go to their store: what is returned may be persisted, answers
 * may not. Throws {@link ApiError}: `permission-denied` for a locked step, `not-found` for one without pages.
 */
export async function loadStep(
  { programId, stepId }: StepId,
  call: { readonly uid: string; readonly signal: AbortSignal },
): Promise<StepContent> {
  const answer = await callApi(getGcCompack, { programId, stepId, full: true }, call);
  const step = stepContentOf(answer);
  receiveAnswers(call.uid, answer.content?.instances ?? {});
  return step;
}

/** The content in an answer of the server. Throws where it has none. */
export function stepContentOf(answer: z.output<typeof getGcCompack.data>): StepContent {
  const { packageBase: about, afactoryData: pages, content } = answer;
  if (content === undefined) throw new ApiError(getGcCompack.path, "internal", "answered without content");
  const { activities, configs } = content;
  return { about, pages, activities, configs };
}
