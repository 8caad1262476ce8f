import { personalJson } from "../storage/clear-user-data.ts";
import { storedValue } from "../storage/stored-value.ts";

/** The token under which this browser is registered for the user's reminders; undefined where it is not. */
export const pushToken = storedValue<string | undefined>("pushToken", personalJson, {
  initial: undefined,
  parse: (data) => (typeof data === "string" ? data : undefined),
});
