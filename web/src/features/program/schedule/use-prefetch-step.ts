import { useEffect } from "react";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import { whenIdle } from "../../../platform/browser/timing.ts";
import { type QueryClient, useQueryClient } from "../../../platform/data/query-client.ts";

/** Loads what a step shows before it is opened, once the page is idle; nothing for a visitor, or without a step. */
export function usePrefetchStep(
  uid: string | undefined,
  programId: string,
  stepId: string | undefined,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined || stepId === undefined) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      // What could not be loaded now is loaded when the step is opened, which then says so.
      loadStep(queryClient, uid, { programId, stepId }).catch(() => {});
    });
    return () => {
      isLeft = true;
    };
  }, [queryClient, uid, programId, stepId]);
}

/** Prepares the step, with the viewer, and loads the pictures and sounds of its content. */
async function loadStep(
  queryClient: QueryClient,
  uid: string,
  { programId, stepId }: { readonly programId: string; readonly stepId: string },
): Promise<void> {
  const query = stepContentQuery(uid, programId, stepId);
  const [{ prepareStep }, { prefetchMedia }] = await Promise.all([
    import("../../../engine/step/step.ts"),
    import("../../../engine/step/prefetch-media.ts"),
    queryClient.prefetchQuery(query),
    import("../viewer-page.tsx"),
  ]);
  const content = queryClient.getQueryData(query.queryKey);
  if (content === undefined) return;
  await prepareStep(content, openAnswers(uid));
  await prefetchMedia(content);
}
