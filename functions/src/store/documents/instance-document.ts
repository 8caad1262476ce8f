import * as z from "zod/mini";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A user's saved values of one activity with one config, `users/{uid}/instances/{activityId+configId}`. The values are
 * kept as JSON text: Firestore's own values know no array in an array and reserve some names, JSON has neither limit.
 */
export const instanceDocument = z.object({
  activityId: z.string(),
  configId: z.string(),
  savedJson: z.string().check(z.refine(isJson, "must be JSON")),
  /** When the values last changed, in milliseconds since the epoch. */
  savedAt: z.int(),
});

export type InstanceDocument = z.output<typeof instanceDocument>;
