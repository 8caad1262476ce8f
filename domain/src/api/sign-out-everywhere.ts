import * as z from "zod/mini";
import { operation, USER_LOAD } from "./operation.ts";

/** Ends all sessions of the caller, also those of other browsers and of the call itself. */
export const signOutEverywhere = operation({
  path: "auth/signOutEverywhere",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.null(),
  errors: [],
  accountCookie: "remove",
  userLimit: USER_LOAD,
});
