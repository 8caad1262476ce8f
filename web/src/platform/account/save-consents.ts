import { updateUserInfo } from "@mindle/domain/api/auth";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { callApi } from "../api/call-api.ts";
import type { QueryClient } from "../data/query-client.ts";
import { userInfoQuery } from "../data/user.ts";

/** Stores that the user has consented to the texts as they are now. May be repeated. Throws an ApiError. */
export async function saveConsents(uid: string, queryClient: QueryClient): Promise<void> {
  const updateDoc = { consents: CONSENT_TEXTS };
  const user = await callApi(updateUserInfo, { userId: uid, updateDoc }, { uid });
  queryClient.setQueryData(userInfoQuery(uid).queryKey, user);
}
