import { signOutEverywhere as operation } from "@mindle/domain/api/auth";
import { callApi } from "../api/call-api.ts";
import { signOut } from "./sign-in.ts";

/** Ends the user's sessions in every browser, this one included. Throws an ApiError. */
export async function signOutEverywhere(uid: string): Promise<void> {
  await callApi(operation, {}, { uid });
  await signOut();
}
