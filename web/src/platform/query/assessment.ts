import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { queryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../api/api-error.ts";
import { loadAndCall } from "../api/load-and-call.ts";
import { persistCache } from "./persist-cache.ts";
import { useQueryClient } from "./query-client.ts";
import { type Loadable, useLoadable } from "./use-loadable.ts";
import { userKey } from "./user.ts";

/**
 * The response with an id, null when there is none. Without its e-mail address, which only its owner gets and no screen
 * shows, so that it is the same for everyone who has the id.
 */
export function assessmentResponseQuery(responseId: string) {
  return queryOptions({
    queryKey: ["assessmentResponse", responseId],
    queryFn: async ({ signal }): Promise<AssessmentResponse | null> => {
      try {
        const load = async () => (await import("@mindle/domain/api/assessment")).getResponse;
        const response = await loadAndCall(load, { responseId }, { signal });
        const { email: _, ...answers } = response.answers;
        return { ...response, answers };
      } catch (error) {
        if (error instanceof ApiError && MEANS_NONE.includes(error.code)) return null;
        throw error;
      }
    },
    meta: { persist: true },
  });
}

/** A mistyped id is refused before it is looked for. */
const MEANS_NONE: readonly string[] = ["not-found", "invalid-argument"];

/** The response with an id, read only where there is an id. It is persisted for visitors, too, so that it opens again. */
export function useAssessmentResponse(responseId: string | undefined): Loadable<AssessmentResponse | null> {
  const queryClient = useQueryClient();
  useEffect(() => void persistCache(queryClient), [queryClient]);
  return useLoadable({
    ...assessmentResponseQuery(responseId ?? ""),
    enabled: responseId !== undefined && responseId !== "",
  });
}

/** The user's newest response, null when there is none. */
export function latestAssessmentQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "latestAssessment"],
    queryFn: ({ signal }) =>
      loadAndCall(
        async () => (await import("@mindle/domain/api/assessment")).getLatestSchemaAssessment,
        {},
        { uid, signal },
      ),
    meta: { persist: true },
  });
}
