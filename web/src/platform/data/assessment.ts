import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { queryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadModule } from "../browser/load-module.ts";
import { persistCache } from "./persist-cache.ts";
import { useQueryClient } from "./query-client.ts";
import type { ResponseAddress } from "./read-response.ts";
import { type Loadable, useLoadable } from "./use-loadable.ts";
import { type Save, useSave } from "./use-save.ts";
import { useCurrentUid } from "./user.ts";

/** The response at an address as a user, or a visitor, may see it; null when there is none, `closed` where it is not theirs. */
export function assessmentResponseQuery(address: ResponseAddress, uid: string | undefined) {
  const { responseId, shareKey = "" } = address;
  return queryOptions({
    queryKey: ["assessmentResponse", responseId, shareKey, uid ?? ""],
    queryFn: async ({ signal }) => {
      const { readResponse } = await loadModule(() => import("./read-response.ts"));
      return readResponse(address, { signal });
    },
    meta: { persist: true },
  });
}

/** The response at an address, read only where there is one. It is persisted for visitors, too, so that it opens again. */
export function useAssessmentResponse({
  responseId,
  shareKey,
}: { readonly [Part in keyof ResponseAddress]?: ResponseAddress[Part] | undefined }): Loadable<
  AssessmentResponse | "closed" | null
> {
  const queryClient = useQueryClient();
  const uid = useCurrentUid();
  // Not again for another user: what a page still shows after a sign-out is not persisted any more.
  useEffect(() => void persistCache(queryClient), [queryClient]);
  const address = { responseId: responseId ?? "", shareKey };
  return useLoadable({
    ...assessmentResponseQuery(address, uid),
    enabled: address.responseId !== "",
    // Who signs in on the way to a result goes on seeing what they saw.
    placeholderData: () => {
      const seen = queryClient.getQueryData(assessmentResponseQuery(address, undefined).queryKey);
      return seen === "closed" || seen === null ? undefined : seen;
    },
  });
}

/** Makes the link that opens a response of the user for anyone, or ends it. */
export function useShareResponse(responseId: string): Save<boolean> {
  const uid = useCurrentUid();
  return useSave(async (shared: boolean, queryClient) => {
    if (uid === undefined) return;
    const { setShared } = await loadModule(() => import("./read-response.ts"));
    const response = await setShared(uid, responseId, shared);
    queryClient.setQueryData(assessmentResponseQuery({ responseId }, uid).queryKey, response);
  });
}
