import { programId, stepId } from "@mindle/domain/api/fields";
import type { Activity, ActivityConfig } from "@mindle/domain/content/activity";
import * as z from "zod/mini";

/** The steps that show an activity or a config. It is accessible if one of them is. */
const usedBy = z.array(z.object({ programId, stepId }));

type UsedBy = z.output<typeof usedBy>;

/** An activity, `content/{env}/activities/{id}`; JSON text, because Firestore does not support nested arrays. */
export const activityDocument = z.object({ activityJson: z.string(), usedBy });

/** A config, `content/{env}/configs/{id}`. */
export const configDocument = z.object({ configJson: z.string(), usedBy });

/** An activity and the steps that show it. */
export interface UsedActivity {
  readonly activity: Activity;
  readonly usedBy: UsedBy;
}

/** A config and the steps that use it. */
export interface UsedConfig {
  readonly config: ActivityConfig;
  readonly usedBy: UsedBy;
}
