import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { useDeferredValue } from "react";
import { useAssessmentResponse } from "../../platform/query/assessment.ts";
import { useQueryValue } from "../../shell/use-query.ts";

/** What there is to show at the address. */
type Result =
  | { readonly status: "waiting" | "unnamed" | "gone" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly response: AssessmentResponse };

/**
 * The response whose id is in the address. One that was read in this browser before is there at once, and stays when it
 * cannot be read again; the server has the last word about whether it still exists.
 */
export function useResult(): Result {
  const responseId = useQueryValue("responseId", undefined);
  const loaded = useAssessmentResponse(responseId);
  const current = loaded.status === "ready" ? loaded.data : undefined;
  // Rendered in small pieces: it is much at once, and the page answers in between.
  const response = useDeferredValue(current);

  if (responseId === undefined) return { status: "waiting" };
  if (responseId === "") return { status: "unnamed" };
  if (current === null) return { status: "gone" };
  if (response?._id === responseId) return { status: "ready", response };
  if (loaded.status === "failed" && !loaded.retrying) return loaded;
  return { status: "waiting" };
}
