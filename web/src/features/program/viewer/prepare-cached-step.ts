import { prepareStep } from "../../../engine/step/step.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import type { CheckContext } from "../../../shell/route.ts";

/** Prepares the step of an address, where the cache has it, as far as its page needs. Rejects where a widget cannot be fetched. */
export async function prepareCachedStep({ params, uid, queryClient }: CheckContext): Promise<void> {
  const { programId = "", stepId = "", viewNo } = params;
  const content = queryClient.getQueryData(stepContentQuery(uid, programId, stepId).queryKey);
  if (content === undefined) return;
  await new Promise((resolve, reject) => {
    prepareStep(content, openAnswers(uid), viewNo === "1" ? resolve : undefined).then(resolve, reject);
  });
}
