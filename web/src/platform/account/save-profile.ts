import type { ProfileUpdate } from "@mindle/domain/account/profile";
import { updateUserInfo } from "@mindle/domain/api/auth";
import { callApi } from "../api/call-api.ts";
import type { QueryClient } from "../query/query-client.ts";
import { userInfoQuery } from "../query/user.ts";

/** Changes the user's profile. Throws an ApiError. */
export async function saveProfile(
  update: ProfileUpdate,
  uid: string,
  queryClient: QueryClient,
): Promise<void> {
  const user = await callApi(updateUserInfo, { userId: uid, updateDoc: update }, { uid });
  queryClient.setQueryData(userInfoQuery(uid).queryKey, user);
}
