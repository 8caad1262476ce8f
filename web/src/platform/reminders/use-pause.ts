import { cancelReminder, pauseReminders } from "@mindle/domain/api/notification";
import { loadModule } from "../browser/load-module.ts";
import { useQueryClient } from "../data/query-client.ts";
import { type Save, useSave } from "../data/use-save.ts";
import type { Reminders } from "./reminders-api.ts";
import { remindersQuery } from "./reminders-query.ts";

/** Pauses all reminders for a week (true), or sends them again. */
export function usePause(uid: string): Save<boolean> {
  return useReminderChange(uid, async (paused: boolean, call) => {
    const pausedUntil = await call(pauseReminders, { paused }, { uid });
    return (reminders) => ({ ...reminders, pausedUntil });
  });
}

/** Cancels a reminder of one date by its id. */
export function useCancelReminder(uid: string, onSaved: () => void): Save<string> {
  const cancel = async (id: string, call: CallApi) => {
    await call(cancelReminder, { id }, { uid });
    return (reminders: Reminders) => ({
      ...reminders,
      dated: reminders.dated.filter((each) => each.id !== id),
    });
  };
  return useReminderChange(uid, cancel, onSaved);
}

type CallApi = typeof import("../api/call-api.ts").callApi;

/** Makes a change and shows it in the account's reminders. */
function useReminderChange<Input>(
  uid: string,
  change: (input: Input, call: CallApi) => Promise<(reminders: Reminders) => Reminders>,
  onSaved?: () => void,
): Save<Input> {
  const queryClient = useQueryClient();
  return useSave(async (input: Input) => {
    const query = remindersQuery(uid);
    const { callApi } = await loadModule(() => import("../api/call-api.ts"));
    const changed = await change(input, callApi);
    await queryClient.cancelQueries(query);
    queryClient.setQueryData(query.queryKey, (known) => known && changed(known));
  }, onSaved);
}
