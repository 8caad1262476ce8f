import * as z from "zod/mini";
import { HELP_KINDS } from "../safety/help-kind.ts";
import { programId } from "./fields.ts";
import { kibADay, operation, USER_GUESSES, USER_LOAD } from "./operation.ts";
import { IDEMPOTENCY_KEY_HEADER } from "./operation-headers.ts";

/** That help was called for, and on which day at UTC+9; no words. */
export const safetyFlag = z.strictObject({
  kind: z.enum(HELP_KINDS),
  day: z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d$/, "must be a date such as 2026-11-21"),
    z.refine((day) => !Number.isNaN(Date.parse(day)), "must be a date of the calendar"),
  ),
});

/**
 * Stores the caller's flag, or removes it (`null`). Answers what is stored then: of two flags the later one stays. A day that
 * begins more than a day from now is `invalid-argument`. `failed-precondition`: `uid` is not the caller.
 */
export const setSafetyFlag = operation({
  path: "safety/setSafetyFlag",
  access: "signedIn",
  body: z.strictObject({ uid: z.string(), flag: z.nullable(safetyFlag) }),
  data: z.nullable(safetyFlag),
  errors: ["failed-precondition"],
  userLimit: USER_LOAD,
});

/** What harm is counted as: "worse" at a repeated measure, or a step that was left from the help card. */
export const HARMS = ["worse", "stopped"] as const;

export type Harm = (typeof HARMS)[number];

/**
 * Counts a harm that a person reported, without words and without saying whose it was: by day, programme and kind. A repeat with
 * the same idempotency key within two days is counted once. `failed-precondition`: `uid` is not the caller. `not-found`: there is
 * no such programme.
 */
export const reportHarm = operation({
  path: "safety/reportHarm",
  access: "signedIn",
  body: z.strictObject({ uid: z.string(), harm: z.enum(HARMS), programId }),
  data: z.null(),
  errors: ["failed-precondition", "not-found"],
  headers: [IDEMPOTENCY_KEY_HEADER],
  userLimit: USER_GUESSES,
  dailyLimit: kibADay(100),
});
