import * as z from "zod/mini";
import { email, nickname } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";
import { CLAIM_SECRET_HEADER } from "./operation-headers.ts";
import { safetyFlag } from "./safety.ts";

/** Optional profile fields. */
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
  /** Whether the consents that an account needs are stored. */
  hasConsented: z.boolean(),
  /** That help was called for; it may be past its effects (`isFlagActive`). Null without one. */
  safetyFlag: z.nullable(safetyFlag),
});

export type User = z.output<typeof user>;

/**
 * The signed-in user. The first call creates the user's document; responses that were sent before signing in, with the
 * claim secret of this call, become the user's.
 */
export const getUserInfo = operation({
  path: "auth/getUserInfo",
  access: "signedIn",
  body: z.strictObject({}),
  data: user,
  headers: [CLAIM_SECRET_HEADER],
  accountCookie: "set",
  userLimit: USER_LOAD,
});

/**
 * Whether an account with this address exists. All processes count a network's calls together, against trying many
 * addresses with ever new browser ids.
 */
export const checkEmailExist = operation({
  path: "auth/checkEmailExist",
  access: "anyone",
  body: z.strictObject({ email }),
  data: z.boolean(),
  limit: { calls: 10, perSeconds: 60 },
  networkLimit: { calls: 100, perSeconds: 600 },
  totalLimit: { calls: 300, perSeconds: 60, perProcess: true },
});

const textDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, "must be a date such as 2026-11-21"));

/** The date of the text to which each consent was given. They are given together. */
export const consentTexts = z.strictObject({ terms: textDate, health: textDate, age: textDate });

const infoUpdate = z.strictObject({
  nickname: z.optional(nickname),
  birthYear: z.optional(z.int().check(z.minimum(1900), z.maximum(2100))),
  gender: z.optional(z.string().check(z.maxLength(40))),
  occupation: z.optional(z.string().check(z.maxLength(80))),
});

/**
 * Updates the caller's profile: the nickname alone by its dotted name, or all of additionalInfo; whether an account
 * that signs in by e-mail has a password; and the consents, which are stored with the server's time. Another user's id is
 * refused.
 */
export const updateUserInfo = operation({
  path: "auth/updateUserInfo",
  access: "signedIn",
  body: z.strictObject({
    userId: z.string(),
    updateDoc: z.strictObject({
      "additionalInfo.nickname": z.optional(nickname),
      additionalInfo: z.optional(infoUpdate),
      passwordSet: z.optional(z.boolean()),
      consents: z.optional(consentTexts),
    }),
  }),
  data: user,
  errors: ["permission-denied"],
  userLimit: USER_LOAD,
});

/**
 * Deletes all data of the caller, then the account. Idempotent. `failed-precondition`: the caller signed in more than ten
 * minutes ago and has to reauthenticate first.
 */
export const cleanDeleteUser = operation({
  path: "auth/cleanDeleteUser",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.null(),
  errors: ["failed-precondition"],
  accountCookie: "remove",
  userLimit: USER_LOAD,
});

/**
 * All data of the caller as JSON, by document path, in parts: as long as `next` is not null, the next part is asked for
 * with it as `after`.
 */
export const exportUserData = operation({
  path: "auth/exportUserData",
  access: "signedIn",
  body: z.strictObject({ after: z.optional(z.string().check(z.maxLength(2_000))) }),
  data: z.object({ documents: z.record(z.string(), z.json()), next: z.nullable(z.string()) }),
  userLimit: USER_LOAD,
});

/** Ends all sessions of the caller, also those of other browsers and of the call itself. */
export const signOutEverywhere = operation({
  path: "auth/signOutEverywhere",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.null(),
  accountCookie: "remove",
  userLimit: USER_LOAD,
});
