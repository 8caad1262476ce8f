import { instanceId, programId, stepId } from "@mindle/domain/api/fields";
import { activity, activityConfig } from "@mindle/domain/api/program";
import * as z from "zod/mini";

/** The steps whose packs show an activity or a config; it is as locked as they are. */
const usedBy = z.array(z.object({ programId, stepId }));

/** An activity, `content/{env}/activities/{id}`. */
export const activityDocument = z.extend(activity, {
  /** By name, the instance (`activityId+configId`) whose saved values the activity reads; more fields are the client's. */
  foreignKeys: z.record(z.string(), z.catchall(z.object({ instance: instanceId }), z.json())),
  usedBy,
});

export type ActivityDocument = z.output<typeof activityDocument>;

/** A config, `content/{env}/configs/{id}`. */
export const configDocument = z.extend(activityConfig, { usedBy });

export type ConfigDocument = z.output<typeof configDocument>;
