import type { checkEmailExist as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";

/** Whether an account with this address exists. */
export const checkEmailExist: Handler<typeof contract> = ({ email }, _context, deps) =>
  deps.store.accounts.emailExists(email);
