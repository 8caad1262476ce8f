import type { cleanDeleteUser as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";
import { deleteUser } from "./delete-user.ts";

/** Deletes everything kept about the caller, then the account itself. Asking again finishes what was interrupted. */
export const cleanDeleteUser: Handler<typeof contract> = async (_input, { uid }, deps) => {
  await deleteUser(uid, deps);
  return null;
};
