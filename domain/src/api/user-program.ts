import * as z from "zod/mini";
import { programme } from "../catalogue/programme.ts";
import { sittingDays } from "../programme/sitting-days.ts";
import { programId, programmeVersion, stepId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";

/** One span in which a programme is open to a user, in milliseconds since the epoch. */
export const usageInfo = z.object({
  status: z.literal("available"),
  openedAt: z.int(),
  /** First instant at which it is closed. */
  closedAt: z.int(),
});

export const userProgram = z.object({
  programId,
  /** The version that the user began; absent where there is none yet, which means the newest. */
  version: z.optional(programmeVersion),
  /** What anyone may read of it, in this version; absent where it does not exist any more. */
  programme: z.optional(programme),
  usageInfos: z.array(usageInfo),
  stepFinished: z.array(
    z.object({
      stepId,
      /** In milliseconds since the epoch; absent where it was not recorded. */
      finishedAt: z.optional(z.int()),
    }),
  ),
  /** The days of the week that the user chose for it; absent before that. */
  sittingDays: z.optional(sittingDays),
});

export type UserProgram = z.output<typeof userProgram>;

/** All programmes the caller was granted or started, ordered by id. */
export const getUserProgram = operation({
  path: "userProgram/getUserProgram",
  access: "signedIn",
  body: z.strictObject({}),
  data: z.object({ programs: z.array(userProgram) }),
  userLimit: USER_LOAD,
});
