import { programId, stepId } from "@mindle/domain/api/fields";
import type { Activity, ActivityConfig } from "@mindle/domain/content/activity";
import * as z from "zod/mini";

const use = z.object({ programId, stepId });

/** The steps that show an activity. It is accessible if one of them is. */
const activityUses = z.array(use);

/** The same of a config, which is a page of the step: the first is 1. */
const configUses = z.array(z.extend(use, { page: z.optional(z.int()) }));

/** An activity, `content/{env}/activities/{id}`; JSON text, because Firestore does not support nested arrays. */
export const activityDocument = z.object({ activityJson: z.string(), usedBy: activityUses });

/** A config, `content/{env}/configs/{id}`. */
export const configDocument = z.object({ configJson: z.string(), usedBy: configUses });

/** An activity and the steps that show it. */
export interface UsedActivity {
  readonly activity: Activity;
  readonly usedBy: z.output<typeof activityUses>;
}

/** A config and the steps that use it. */
export interface UsedConfig {
  readonly config: ActivityConfig;
  readonly usedBy: z.output<typeof configUses>;
}
