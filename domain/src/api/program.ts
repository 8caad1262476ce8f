import * as z from "zod/mini";
import { contentId, instanceId, programId, stepId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";
import { userProgram } from "./user-program.ts";

/** Ids of one kind in one call at most. */
const MAX_IDS = 50;

const ids = z.array(contentId).check(z.maxLength(MAX_IDS));

/** One page of a pack: a view of an activity, with the config that fills it. */
export const packPage = z.object({
  /** From 1, without gaps. */
  viewNo: z.int().check(z.minimum(1)),
  activityId: contentId,
  configId: contentId,
  /** Key of the activity's mainViews. */
  mainView: z.string(),
  /** How many views finishing this page moves on by. */
  pagesToSkip: z.int().check(z.minimum(1)),
});

/** What one step shows. */
export const contentPack = z.object({
  packageBase: z.object({ gcId: contentId, programId, stepId, lastPageNo: z.int().check(z.minimum(1)) }),
  afactoryData: z.array(packPage),
});

export const activity = z.object({
  mainViews: z.record(z.string(), z.json()),
  defineModels: z.record(z.string(), z.json()),
  foreignKeys: z.record(z.string(), z.json()),
  subIdGenerators: z.record(z.string(), z.json()),
});

export const activityConfig = z.object({
  configJson: z.json(),
  assets: z.record(z.string(), z.string()),
});

/** A user's saved values of one activity with one config; `saved` is null before the first save. */
export const instance = z.object({
  saved: z.nullable(z.json()),
  /** Saved values of other instances that the activity reads, by its foreign keys' names; null where none exist. */
  foreignLink: z.record(z.string(), z.nullable(z.json())),
});

export type ContentPack = z.output<typeof contentPack>;

/** The pack of a step. A locked step is refused. */
export const getGcCompack = operation({
  path: "program/getGcCompack",
  access: "signedIn",
  body: z.strictObject({ gcId: contentId }),
  data: contentPack,
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
  data: z.object({
    activities: z.record(z.string(), activity),
    configs: z.record(z.string(), activityConfig),
    instances: z.record(z.string(), instance),
  }),
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
