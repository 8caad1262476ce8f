import { useQueryClient } from "../data/query-client.ts";
import { type Save, useSave } from "../data/use-save.ts";
import { track } from "../tracking/track.ts";
import { type ReminderChange, saveDaily } from "./reminders-api.ts";
import { remindersQuery } from "./reminders-query.ts";

/** Saves changes of the daily reminder, after which the reminders are read again. */
export function useSaveDaily(uid: string, onSaved?: () => void): Save<ReminderChange> {
  const queryClient = useQueryClient();
  return useSave(async (change: ReminderChange) => {
    const query = remindersQuery(uid);
    await queryClient.cancelQueries(query);
    queryClient.setQueryData(query.queryKey, await saveDaily(change, uid));
    track("notification_change", {});
    void queryClient.invalidateQueries(query);
  }, onSaved);
}
