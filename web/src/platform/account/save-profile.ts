import { type ProfileForm, profileForm, profileUpdate } from "@mindle/domain/account/profile";
import { getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { callApi } from "../api/call-api.ts";
import type { QueryClient } from "../data/query-client.ts";
import { userInfoQuery } from "../data/user.ts";

/**
 * Changes what was edited of the user's profile. The rest is as the server has it now: another device may have changed it.
 * Throws an ApiError.
 */
export async function saveProfile(
  edits: Partial<ProfileForm>,
  uid: string,
  queryClient: QueryClient,
): Promise<void> {
  let user = await callApi(getUserInfo, {}, { uid });
  const updateDoc = profileUpdate(user.additionalInfo, { ...profileForm(user.additionalInfo), ...edits });
  if (updateDoc !== undefined) user = await callApi(updateUserInfo, { userId: uid, updateDoc }, { uid });
  const query = userInfoQuery(uid);
  // A read that began before the change would bring the old profile back.
  await queryClient.cancelQueries(query);
  queryClient.setQueryData(query.queryKey, user);
}

/** Stores that the user has consented to the texts as they are now. May be repeated. Throws an ApiError. */
export async function saveConsents(uid: string, queryClient: QueryClient): Promise<void> {
  const updateDoc = { consents: CONSENT_TEXTS };
  const user = await callApi(updateUserInfo, { userId: uid, updateDoc }, { uid });
  queryClient.setQueryData(userInfoQuery(uid).queryKey, user);
}
