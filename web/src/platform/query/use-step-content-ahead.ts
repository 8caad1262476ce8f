import { useEffect } from "react";
import { whenIdle } from "../when-idle.ts";
import { stepContentQuery } from "./program.ts";
import { useQueryClient } from "./query-client.ts";

/** Reads what a step shows before it is opened, once the page is idle; nothing for a visitor, or without a step. */
export function useStepContentAhead(
  uid: string | undefined,
  programId: string,
  stepId: string | undefined,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined || stepId === undefined) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) void queryClient.prefetchQuery(stepContentQuery(uid, programId, stepId));
    });
    return () => {
      isLeft = true;
    };
  }, [queryClient, uid, programId, stepId]);
}
