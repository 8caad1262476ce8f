import { additionalInfo } from "@mindle/domain/api/auth";
import { LANGUAGES } from "@mindle/domain/catalogue/localized";
import * as z from "zod/mini";

/** What we keep about a user, `users/{uid}`. E-mail address and password flag follow the Auth record. */
export const userDocument = z.object({
  email: z.nullable(z.string()),
  additionalInfo,
  passwordSet: z.boolean(),
  /** Minutes as Date.getTimezoneOffset gives them; null until a browser tells. */
  timezoneOffset: z.nullable(z.int()),
  /** Language of mail to the user; Korean without it. */
  language: z.optional(z.enum(LANGUAGES)),
  /** Milliseconds since the epoch. */
  createdAt: z.int(),
  /** When the user's deletion began, in milliseconds since the epoch. Nothing is written for a user who has it. */
  deletingAt: z.optional(z.int()),
});

export type UserDocument = z.output<typeof userDocument>;
