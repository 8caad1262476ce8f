import * as z from "zod/mini";
import { activity, activityConfig } from "../content/activity.ts";
import { storedPage } from "../content/page-save.ts";
import { contentId, instanceId, programId, stepId } from "./fields.ts";
import { operation, USER_LOAD } from "./operation.ts";

/** Pages of one answer of `listAnswers` at most. */
export const ANSWERS_PER_PAGE = 50;

/** Pages of one answer to `newest` at most. */
const MAX_NEWEST = 10;

/** A page that the caller has answered, and the step that shows it. */
const answeredPage = z.extend(storedPage, {
  instance: instanceId,
  programId,
  stepId,
  /** Which page of the step it is, the first is 1; absent where that is not known. */
  page: z.optional(z.int().check(z.minimum(1))),
});

/**
 * Every page that the caller has answered in any programme, with the activities and configs that say what was asked, in the
 * order of their ids and a part at a time: `next` is what the following part comes after, null at the end. What was answered
 * may be read for ever, also after its programme has closed. `newest` answers only so many pages, those saved last, the newest
 * first.
 */
export const listAnswers = operation({
  path: "program/listAnswers",
  access: "signedIn",
  body: z
    .strictObject({
      after: z.optional(instanceId),
      newest: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_NEWEST))),
    })
    .check(
      z.refine(({ after, newest }) => after === undefined || newest === undefined, {
        error: "must not be given with after",
        path: ["newest"],
      }),
    ),
  data: z.object({
    pages: z.array(answeredPage),
    activities: z.record(contentId, activity),
    configs: z.record(contentId, activityConfig),
    next: z.nullable(instanceId),
  }),
  userLimit: USER_LOAD,
});
