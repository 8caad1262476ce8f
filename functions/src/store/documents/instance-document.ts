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
 * stored as a JSON string, because Firestore does not support nested arrays and reserves some field names.
 */
export const instanceDocument = z.object({
  activityId: z.string(),
  configId: z.string(),
  savedJson: z.string().check(z.refine(isJson, "must be JSON")),
  /** When the values last changed, in milliseconds since the epoch. */
  savedAt: z.int(),
});

export type InstanceDocument = z.output<typeof instanceDocument>;
