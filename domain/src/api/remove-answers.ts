import * as z from "zod/mini";
import { modelName } from "../content/activity.ts";
import { ageMs } from "../content/page-save.ts";
import { instanceId } from "./fields.ts";
import { operation, USER_BULK } from "./operation.ts";

/**
 * Deletes answers of a page in every copy that is stored of them, those of earlier changes included; idempotent. `kept` is what stays
 * of an answer of which only a part goes. What was written after `ageMs` ago stays. No lock is asked: what one has written may be
 * deleted for ever. Answers the page's revision.
 */
export const removeAnswers = operation({
  path: "program/removeAnswers",
  access: "signedIn",
  body: z.strictObject({
    uid: z.string(),
    instance: instanceId,
    models: z.record(modelName, z.strictObject({ kept: z.optional(z.json()) })),
    ageMs,
  }),
  data: z.object({ revision: z.int().check(z.minimum(0)) }),
  errors: ["failed-precondition"],
  userLimit: USER_BULK,
});
