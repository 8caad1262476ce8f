import { subscribe } from "@mindle/domain/api/mailing";
import type { BodyOf } from "@mindle/domain/api/operation";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { queryClient } from "./query-client.ts";

type Subscription = BodyOf<typeof subscribe>;

/** Puts an address on a list: `mutateAsync({ type: "VOUCHER_GET", email, etcData: { packageId } })`. */
export function useSubscribe(): UseMutationResult<null, Error, Subscription> {
  return useMutation({ mutationFn: (body: Subscription) => callApi(subscribe, body) }, queryClient);
}
