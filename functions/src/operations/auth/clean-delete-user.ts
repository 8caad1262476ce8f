import type { cleanDeleteUser as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";
import { deleteUser } from "./delete-user.ts";

/** Deletes the caller's data and account. A repeated call completes an interrupted deletion. */
export const cleanDeleteUser: Handler<typeof contract> = async (_input, { uid }, deps) => {
  await deleteUser(uid, deps);
  return null;
};
