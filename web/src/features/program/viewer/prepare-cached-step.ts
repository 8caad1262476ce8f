import { prepareStep } from "../../../engine/step/step.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import type { CheckContext } from "../../../shell/route.ts";

/** Prepares the step of an address, where the cache has it. Rejects where a widget cannot be fetched. */
export async function prepareCachedStep({ params, uid, queryClient }: CheckContext): Promise<void> {
  const { programId = "", stepId = "" } = params;
  const content = queryClient.getQueryData(stepContentQuery(uid, programId, stepId).queryKey);
  if (content !== undefined) await prepareStep(content, openAnswers(uid));
}
