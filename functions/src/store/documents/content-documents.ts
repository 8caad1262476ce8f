import { instanceId, programId, stepId } from "@mindle/domain/api/fields";
import { activity, activityConfig } from "@mindle/domain/api/program";
import * as z from "zod/mini";

/** The steps that show an activity or a config. It is accessible if one of them is. */
const usedBy = z.array(z.object({ programId, stepId }));

/** An activity, `content/{env}/activities/{id}`. */
export const activityDocument = z.extend(activity, {
  /**
   * By name, the instance (`activityId+configId`) whose saved values the activity reads; other fields are for the
   * client.
   */
  foreignKeys: z.record(z.string(), z.catchall(z.object({ instance: instanceId }), z.json())),
  usedBy,
});

export type ActivityDocument = z.output<typeof activityDocument>;

/** A config, `content/{env}/configs/{id}`. */
export const configDocument = z.extend(activityConfig, { usedBy });

export type ConfigDocument = z.output<typeof configDocument>;
