import * as z from "zod/mini";
import { activity, activityConfig, contentPack, modelName } from "../content/activity.ts";
import { ageMs, type PageSave, pageSave, pageSaveResult, storedPage } from "../content/page-save.ts";
import { contentId, instanceId, programId, stepId } from "./fields.ts";
import { kibADay, operation, USER_BULK, USER_LOAD } from "./operation.ts";
import { userProgram } from "./user-program.ts";

/** Ids of one kind in one call at most. */
const MAX_IDS = 50;

/** Pages in one save at most: each is two writes. Devices send one at a time. */
const MAX_SAVED_PAGES = 10;

/**
 * A device that was offline for a month may send a whole programme at once. 4 MiB are 15 KiB for each of 280 pages, more than any
 * programme has; a page that is full of words has 3 KiB.
 */
const SAVED_A_DAY = kibADay(4 * 1024, 64);

const ids = z.array(contentId).check(z.maxLength(MAX_IDS));

/** What is stored of a user's page: the answers of one activity with one config. */
export const instance = z.extend(storedPage, {
  /**
   * Saved answers of other pages that the activity reads, by its foreign keys' names; null where there are none. A page that
   * has none is read from the page that it replaced.
   */
  foreignLink: z.record(z.string(), z.nullable(z.json())),
});

const content = z.object({
  activities: z.record(z.string(), activity),
  configs: z.record(z.string(), activityConfig),
  instances: z.record(z.string(), instance),
});

/**
 * The pack of a step, by its id or by programme and step. `full` adds all that its pages need: activities, configs and
 * the caller's instances, those of other pages that its pages read as well. A locked step is refused.
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

function haveOwnIds(pages: Readonly<Record<string, PageSave>>): boolean {
  const ids = Object.values(pages).map(({ operationId }) => operationId);
  return new Set(ids).size === ids.length;
}

/**
 * Saves pages of answers, all or none. Each has the id of its change, so that the same one sent again gets the same answer and
 * changes nothing. `uid` must be the caller: a change that was made in another account is refused with `failed-precondition`.
 * A change counts by the time at which it was made. Its step must be open, or have been then.
 */
export const saveAfactoryInput = operation({
  path: "program/saveAfactoryInput",
  access: "signedIn",
  body: z.strictObject({
    uid: z.string(),
    toSubmit: z.record(instanceId, pageSave).check(
      z.refine(
        (pages) => Object.keys(pages).length <= MAX_SAVED_PAGES,
        `must have at most ${MAX_SAVED_PAGES} instances`,
      ),
      z.refine(haveOwnIds, "must have an operation id of its own for each instance"),
    ),
  }),
  data: z.object({ results: z.record(instanceId, pageSaveResult) }),
  errors: ["failed-precondition", "not-found", "permission-denied"],
  userLimit: USER_BULK,
  dailyLimit: SAVED_A_DAY,
});

/**
 * Marks a step finished; idempotent. `ageMs` says how long ago that was: the step must be open, or have been then. With `uid`, a step
 * that was finished in another account is refused with `failed-precondition`.
 */
export const finishStep = operation({
  path: "program/finishStep",
  access: "signedIn",
  callable: true,
  body: z.strictObject({ programId, stepId, uid: z.optional(z.string()), ageMs: z.optional(ageMs) }),
  data: userProgram,
  errors: ["failed-precondition", "not-found", "permission-denied"],
  userLimit: USER_LOAD,
});

/**
 * Deletes answers of a page in every copy that is stored of them, those of earlier changes included; idempotent. `kept` is what stays
 * of an answer of which only a part goes, on the revision `baseRevision`: where the page has changed since, or would be too large, that
 * answer stays as it is, and `isStale` says so. What was written after `ageMs` ago stays. No lock is asked: what one has written may
 * be deleted for ever. Answers the page's revision.
 */
export const removeAnswers = operation({
  path: "program/removeAnswers",
  access: "signedIn",
  body: z.strictObject({
    uid: z.string(),
    instance: instanceId,
    models: z.record(modelName, z.strictObject({ kept: z.optional(z.json()) })),
    baseRevision: z.optional(z.int().check(z.minimum(0))),
    ageMs,
  }),
  data: z.object({ revision: z.int().check(z.minimum(0)), isStale: z.optional(z.literal(true)) }),
  errors: ["failed-precondition"],
  userLimit: USER_BULK,
});
