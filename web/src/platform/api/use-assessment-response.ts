import { type AssessmentResponse, getResponse } from "@mindle/domain/api/assessment";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { queryClient } from "./query-client.ts";

/**
 * The response with this id. A response never changes, so it is read once; fails with an ApiError, code
 * `not-found` when there is none. Without an id nothing is asked and the query stays pending.
 */
export function useAssessmentResponse(
  responseId: string | null | undefined,
): UseQueryResult<AssessmentResponse> {
  return useQuery(
    {
      queryKey: ["assessmentResponse", responseId],
      queryFn: ({ signal }) => callApi(getResponse, { responseId: responseId ?? "" }, { signal }),
      enabled: typeof responseId === "string" && responseId !== "",
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}
