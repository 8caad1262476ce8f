import type { exportUserData as contract } from "@mindle/domain/api/auth";
import { invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";

/** One part of the caller's data, by document path. */
export const exportUserData: Handler<typeof contract> = async ({ after }, { uid }, { store }) => {
  const part = await store.userData.documents(uid, after);
  if (part === undefined) throw invalidArgument("after", "is no place in an export");
  return part;
};
