import { subscribe } from "@mindle/domain/api/mailing";
import type { BodyOf } from "@mindle/domain/api/operation";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { track } from "../tracking/track.ts";

type Subscription = BodyOf<typeof subscribe>;

/** Puts an address on a list: `mutateAsync({ type: "VOUCHER_GET", email, etcData: { packageId } })`. */
export function useSubscribe(): UseMutationResult<null, Error, Subscription> {
  return useMutation({
    mutationFn: (body: Subscription) => callApi(subscribe, body),
    onSuccess: (_, body) => trackSubscription(body),
  });
}

/** Events never hold the address. */
function trackSubscription(body: Subscription): void {
  if (body.type === "schema-exit") track("exit_popup_subscribe", {});
  else track("voucher_subscribe", { package_id: body.etcData.packageId });
}
