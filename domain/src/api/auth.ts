import * as z from "zod/mini";
import { email } from "./fields.ts";
import { operation } from "./operation.ts";

/** What someone told about themselves; everything is optional. */
export const additionalInfo = z.object({
  nickname: z.optional(z.string()),
  birthYear: z.optional(z.int()),
  gender: z.optional(z.string()),
  occupation: z.optional(z.string()),
});

export const user = z.object({
  userId: z.string(),
  email: z.nullable(z.string()),
  additionalInfo,
  loggedIn: z.literal(true),
  /** Programmes open to the user now. */
  availableProgramIds: z.array(z.string()),
  /** Ids of finished steps (`d{session}-s{step}`) by programme. */
  stepFinished: z.record(z.string(), z.array(z.string())),
  /** Sign-in methods, such as `password` or `google.com`. */
  authProviders: z.array(z.string()),
  passwordSet: z.boolean(),
});

export type User = z.output<typeof user>;

/**
 * The signed-in user. At a first call the user's document is made; responses that this browser sent before
 * signing in become the user's.
 */
export const getUserInfo = operation({
  path: "auth/getUserInfo",
  access: "signedIn",
  body: z.strictObject({}),
  data: user,
  errors: [],
});

/** Whether an account with this address exists. */
export const checkEmailExist = operation({
  path: "auth/checkEmailExist",
  access: "anyone",
  body: z.strictObject({ email }),
  data: z.boolean(),
  errors: [],
});
