import { additionalInfo, consentTexts } from "@mindle/domain/api/auth";
import { programmeVersion } from "@mindle/domain/api/fields";
import { safetyFlag } from "@mindle/domain/api/safety";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import { sittingDays } from "@mindle/domain/programme/sitting-days";
import * as z from "zod/mini";

/** A user, `users/{uid}`. E-mail address and password flag are copies of the Auth record. */
export const userDocument = z.object({
  email: z.nullable(z.string()),
  additionalInfo,
  passwordSet: z.boolean(),
  /** Consents with the dates of their texts, and when they were given, in milliseconds since the epoch; absent until then. */
  consents: z.optional(z.object({ ...consentTexts.shape, givenAt: z.int() })),
  /** Minutes, as of Date.getTimezoneOffset; null until a browser sends it. */
  timezoneOffset: z.nullable(z.int()),
  /** When the pause of all reminders ends, in milliseconds since the epoch; absent or past without one. */
  remindersPausedUntil: z.optional(z.nullable(z.int())),
  /** That help was called for, and when, without words; absent without one. */
  safetyFlag: z.optional(safetyFlag),
  /** Language of mail to the user; Korean by default. */
  language: z.optional(z.enum(LANGUAGES)),
  /** Milliseconds since the epoch. */
  createdAt: z.int(),
  /** When the deletion of the user started, in milliseconds since the epoch. Blocks all writes for the user. */
  deletingAt: z.optional(z.int()),
});

export type UserDocument = z.output<typeof userDocument>;

/** A user's grants and progress in one programme, `users/{uid}/programs/{programId}`. Times in ms since the epoch. */
export const userProgramDocument = z.object({
  /** The version of the programme that the user has, from the first grant, answer or finished step on; absent: the newest. */
  version: z.optional(programmeVersion),
  usageInfos: z.array(z.object({ status: z.literal("available"), openedAt: z.int(), closedAt: z.int() })),
  stepFinished: z.array(
    z.object({
      stepId: z.string().check(z.regex(/^d[1-9]\d*-s[1-9]\d*$/)),
      /** Absent where it was not recorded. */
      finishedAt: z.optional(z.int()),
    }),
  ),
  /** The days of the week that the user chose for it, a copy of the answer that asked for them; absent before that. */
  sittingDays: z.optional(sittingDays),
});

export type UserProgramDocument = z.output<typeof userProgramDocument>;
