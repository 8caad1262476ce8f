import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { queryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { persistCache } from "./persist-cache.ts";
import { useQueryClient } from "./query-client.ts";
import { type Loadable, useLoadable } from "./use-loadable.ts";

/** The response with an id, null when there is none. It is the same for everyone who has the id. */
export function assessmentResponseQuery(responseId: string) {
  return queryOptions({
    queryKey: ["assessmentResponse", responseId],
    queryFn: async ({ signal }) => {
      const { readResponse } = await import("../api/read-response.ts");
      return readResponse(responseId, { signal });
    },
    meta: { persist: true },
  });
}

/** The response with an id, read only where there is one. It is persisted for visitors, too, so that it opens again. */
export function useAssessmentResponse(responseId: string | undefined): Loadable<AssessmentResponse | null> {
  const queryClient = useQueryClient();
  // Not again for another user: what a page still shows after a sign-out is not persisted any more.
  useEffect(() => void persistCache(queryClient), [queryClient]);
  return useLoadable({
    ...assessmentResponseQuery(responseId ?? ""),
    enabled: responseId !== undefined && responseId !== "",
  });
}
