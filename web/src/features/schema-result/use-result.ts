import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { useDeferredValue, useEffect, useMemo } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAssessmentResponse } from "../../platform/api/use-assessment-response.ts";
import { keptResults } from "../../platform/kept-results.ts";
import { useAgainOnline } from "../../platform/use-again-online.ts";
import { useQueryValue } from "../../shell/use-query.ts";

/** What there is to show at the address. */
type Result =
  | { readonly status: "waiting" | "unnamed" | "gone" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly response: AssessmentResponse };

/** A mistyped id is refused before it is looked for. */
const NOTHING_THERE: readonly string[] = ["not-found", "invalid-argument"];

/**
 * The response whose id stands in the address. One that was read in this browser before is there at once, and stays
 * when it cannot be read again; the server has the last word about whether it still exists. What failed is tried again as
 * soon as there is a connection.
 */
export function useResult(): Result {
  const responseId = useQueryValue("responseId", undefined);
  const { data, error, refetch } = useAssessmentResponse(responseId);
  const kept = useMemo(() => keptResults.find(responseId ?? ""), [responseId]);
  // Drawn in small pieces: it is much at once, and the page answers in between.
  const response = useDeferredValue(data ?? kept);
  const gone = error instanceof ApiError && NOTHING_THERE.includes(error.code);

  useEffect(() => {
    if (data !== undefined) keptResults.keep(data);
    else if (gone) keptResults.forget(responseId ?? "");
  }, [data, gone, responseId]);

  const failed = error !== null && !gone;
  const retry = () => void refetch();
  useAgainOnline(failed, retry);

  if (responseId === undefined) return { status: "waiting" };
  if (responseId === "") return { status: "unnamed" };
  if (gone) return { status: "gone" };
  if (response?._id === responseId) return { status: "ready", response };
  if (failed) return { status: "failed", retry };
  return { status: "waiting" };
}
