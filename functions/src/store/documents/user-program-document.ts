import { programmeVersion } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/** A user's grants and progress in one programme, `users/{uid}/programs/{programId}`. Times in ms since the epoch. */
export const userProgramDocument = z.object({
  /** The version of the programme that the user has, from the first grant, answer or finished step on; absent: the newest. */
  version: z.optional(programmeVersion),
  usageInfos: z.array(z.object({ status: z.literal("available"), openedAt: z.int(), closedAt: z.int() })),
  stepFinished: z.array(z.object({ stepId: z.string().check(z.regex(/^d[1-9]\d*-s[1-9]\d*$/)) })),
});

export type UserProgramDocument = z.output<typeof userProgramDocument>;
