import { additionalInfo } from "@mindle/domain/api/auth";
import * as z from "zod/mini";

/** What we keep about a user, `users/{uid}`. E-mail address and password flag follow the Auth record. */
export const userDocument = z.object({
  email: z.nullable(z.string()),
  additionalInfo,
  passwordSet: z.boolean(),
  /** Minutes as Date.getTimezoneOffset gives them; null until a browser tells. */
  timezoneOffset: z.nullable(z.int()),
  /** Milliseconds since the epoch. */
  createdAt: z.int(),
});

export type UserDocument = z.output<typeof userDocument>;
