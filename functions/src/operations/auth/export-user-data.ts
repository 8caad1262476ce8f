import type { exportUserData as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";

/** All data of the caller, by document path. */
export const exportUserData: Handler<typeof contract> = async (_input, { uid }, { store }) => ({
  documents: await store.userData.documents(uid),
});
