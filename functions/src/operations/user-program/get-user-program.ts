import type { getUserProgram as contract } from "@mindle/domain/api/user-program";
import type { Handler } from "../handler.ts";

/** All programmes that the caller was ever granted or has started, ordered by id. */
export const getUserProgram: Handler<typeof contract> = async (_input, { uid }, deps) => ({
  programs: await deps.store.users.programs(uid),
});
