import type { getUserProgram as contract } from "@mindle/domain/api/user-program";
import type { Handler } from "../handler.ts";

/** Every programme the caller was ever granted or began, in the order of their ids. */
export const getUserProgram: Handler<typeof contract> = async (_input, { uid }, deps) => ({
  programs: await deps.store.users.programs(uid),
});
