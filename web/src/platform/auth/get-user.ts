import { getUserInfo, type User } from "@mindle/domain/api/auth";
import { callApi } from "../api/call-api.ts";

/** The signed-in user from the server. Throws an ApiError. */
export function getUser(): Promise<User> {
  return callApi(getUserInfo, {});
}
