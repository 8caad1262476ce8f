import { cancelReminder, pauseReminders } from "@mindle/domain/api/notification";
import type { UserProgram } from "@mindle/domain/api/user-program";
import { openProgrammes } from "@mindle/domain/programme/home";
import { allSittingDays, type SittingDays } from "@mindle/domain/programme/sittings";
import { type NotificationConfig, toLocal } from "@mindle/domain/reminders/config";
import { type ReminderChoice, reminderOfChoice } from "@mindle/domain/reminders/reminder-choice";
import { shownDaily } from "@mindle/domain/reminders/shown-reminder";
import { useEffect, useState } from "react";
import { loadModule } from "../browser/load-module.ts";
import { now } from "../browser/now.ts";
import { useQueryClient } from "../data/query-client.ts";
import { type Loadable, useLoadable } from "../data/use-loadable.ts";
import { type Save, useSave } from "../data/use-save.ts";
import { userProgramQuery } from "../data/user.ts";
import { track } from "../tracking/track.ts";
import { usePendingChoice } from "./pending-choice.ts";
import { browserOffset, type ReminderChange, type Reminders, saveDaily } from "./reminders-api.ts";
import { remindersQuery } from "./reminders-query.ts";

/**
 * The daily reminder in local time. What was chosen in the assessment is shown at once, also before it was sent, and until
 * the account's reminders were read again after it.
 */
export function useDailyReminder(uid: string): Loadable<NotificationConfig> {
  const reminders = useLoadable(remindersQuery(uid));
  const programmes = useLoadable(userProgramQuery(uid));
  const choice = useShownChoice(uid, reminders.status === "ready" ? reminders.data : undefined);
  if (reminders.status === "ready") {
    const sittingDays = programmes.status === "ready" ? openSittingDays(programmes.data.programs) : undefined;
    return { status: "ready", data: shownDaily(reminders.data, choice, browserOffset(), sittingDays) };
  }
  const chosen = choice && reminderOfChoice(choice, browserOffset());
  return chosen === undefined ? reminders : { status: "ready", data: toLocal(chosen, browserOffset()) };
}

/** The days on which the programmes that are open are sat down to; undefined where none were chosen. */
function openSittingDays(programmes: readonly UserProgram[]): SittingDays | undefined {
  return allSittingDays(openProgrammes(programmes, now()));
}

function useShownChoice(uid: string, reminders: Reminders | undefined): ReminderChoice | undefined {
  const queryClient = useQueryClient();
  const pending = usePendingChoice();
  const [last, setLast] = useState<{
    readonly choice: ReminderChoice;
    readonly over: Reminders | undefined;
  }>();

  useEffect(() => {
    if (pending !== undefined) setLast({ choice: pending, over: reminders });
  }, [pending, reminders]);

  // What was read while it was being sent may lack it.
  const isSent = pending === undefined && last !== undefined && [undefined, reminders].includes(last.over);
  useEffect(() => {
    if (isSent) void queryClient.invalidateQueries(remindersQuery(uid)).then(() => setLast(undefined));
  }, [isSent, queryClient, uid]);

  return pending ?? (isSent ? last.choice : undefined);
}

/** Saves changes of the daily reminder, after which the reminders are read again. */
export function useSaveDaily(uid: string, onSaved?: () => void): Save<ReminderChange> {
  const queryClient = useQueryClient();
  return useSave(async (change: ReminderChange) => {
    const query = remindersQuery(uid);
    await queryClient.cancelQueries(query);
    const programmes = queryClient.getQueryData(userProgramQuery(uid).queryKey)?.programs ?? [];
    queryClient.setQueryData(query.queryKey, await saveDaily(change, uid, openSittingDays(programmes)));
    track("notification_change", {});
    void queryClient.invalidateQueries(query);
  }, onSaved);
}

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
