import { subscribe } from "@mindle/domain/api/mailing";
import type { BodyOf } from "@mindle/domain/api/operation";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { track } from "../tracking/track.ts";
import { callApi } from "./call-api.ts";
import { queryClient } from "./query-client.ts";

type Subscription = BodyOf<typeof subscribe>;

/** Puts an address on a list: `mutateAsync({ type: "VOUCHER_GET", email, etcData: { packageId } })`. */
export function useSubscribe(): UseMutationResult<null, Error, Subscription> {
  return useMutation(
    { mutationFn: (body: Subscription) => callApi(subscribe, body), onSuccess: (_, body) => tellOf(body) },
    queryClient,
  );
}

/** The address itself is never told of. */
function tellOf(body: Subscription): void {
  if (body.type === "schema-exit") track("exit_popup_subscribe", {});
  else track("voucher_subscribe", { package_id: body.etcData.packageId });
}
