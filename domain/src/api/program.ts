import * as z from "zod/mini";
import { activity, activityConfig, contentPack } from "../content/activity.ts";
import { contentId, instanceId, programId, stepId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";
import { userProgram } from "./user-program.ts";

/** Ids of one kind in one call at most. */
const MAX_IDS = 50;

const ids = z.array(contentId).check(z.maxLength(MAX_IDS));

/** A user's saved values of one activity with one config; `saved` is null before the first save. */
export const instance = z.object({
  saved: z.nullable(z.json()),
  /** Saved values of other instances that the activity reads, by its foreign keys' names; null where none exist. */
  foreignLink: z.record(z.string(), z.nullable(z.json())),
});

const content = z.object({
  activities: z.record(z.string(), activity),
  configs: z.record(z.string(), activityConfig),
  instances: z.record(z.string(), instance),
});

/**
 * The pack of a step, by its id or by programme and step. `full` adds all that its pages need: activities, configs and
 * the caller's instances. A locked step is refused.
 */
export const getGcCompack = operation({
  path: "program/getGcCompack",
  access: "signedIn",
  body: z
    .strictObject({
      gcId: z.optional(contentId),
      programId: z.optional(programId),
      stepId: z.optional(stepId),
      full: z.optional(z.boolean()),
    })
    .check(
      z.refine((asked) => (asked.gcId === undefined) === (asked.programId !== undefined), {
        error: "must be given, or programId and stepId in its place",
        path: ["gcId"],
      }),
      z.refine((asked) => (asked.programId === undefined) === (asked.stepId === undefined), {
        error: "must be given with programId",
        path: ["stepId"],
      }),
    ),
  data: z.extend(contentPack, { content: z.optional(content) }),
  errors: ["not-found", "permission-denied"],
  userLimit: USER_LOAD,
});

/** Activities, configs and the caller's instances, each by id. One unknown or locked id refuses the whole. */
export const getAfactoryActivities = operation({
  path: "program/getAfactoryActivities",
  access: "signedIn",
  body: z.strictObject({
    toLoad: z.strictObject({
      activities: ids,
      configs: ids,
      instances: z.array(instanceId).check(z.maxLength(MAX_IDS)),
    }),
  }),
  data: content,
  errors: ["not-found", "permission-denied"],
  userLimit: USER_LOAD,
});

/** Saves the values of instances, all or none; sending the same again changes nothing. */
export const saveAfactoryInput = operation({
  path: "program/saveAfactoryInput",
  access: "signedIn",
  body: z.strictObject({
    toSubmit: z
      .record(instanceId, z.json())
      .check(
        z.refine((values) => Object.keys(values).length <= MAX_IDS, `must have at most ${MAX_IDS} instances`),
      ),
  }),
  data: z.null(),
  errors: ["not-found", "permission-denied"],
  userLimit: USER_LOAD,
});

/** Marks a step finished; idempotent. */
export const finishStep = operation({
  path: "program/finishStep",
  access: "signedIn",
  callable: true,
  body: z.strictObject({ programId, stepId }),
  data: userProgram,
  errors: ["not-found", "permission-denied"],
  userLimit: USER_LOAD,
});
