import { type NotificationConfig, toLocal } from "@mindle/domain/notification/config";
import { type ReminderChoice, reminderOfChoice } from "@mindle/domain/notification/reminder-choice";
import { shownDaily } from "@mindle/domain/notification/shown-reminder";
import { useEffect, useState } from "react";
import { useQueryClient } from "../data/query-client.ts";
import { type Loadable, useLoadable } from "../data/use-loadable.ts";
import { usePendingChoice } from "./pending-choice.ts";
import { browserOffset, type Reminders } from "./reminders-api.ts";
import { remindersQuery } from "./reminders-query.ts";

/**
 * The daily reminder in local time. What was chosen in the assessment is shown at once, also before it was sent, and until
 * the account's reminders were read again after it.
 */
export function useDailyReminder(uid: string): Loadable<NotificationConfig> {
  const reminders = useLoadable(remindersQuery(uid));
  const choice = useShownChoice(uid, reminders.status === "ready" ? reminders.data : undefined);
  if (reminders.status === "ready") {
    return { status: "ready", data: shownDaily(reminders.data, choice, browserOffset()) };
  }
  const chosen = choice && reminderOfChoice(choice, browserOffset());
  return chosen === undefined ? reminders : { status: "ready", data: toLocal(chosen, browserOffset()) };
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

  const isSent = pending === undefined && last !== undefined && last.over === reminders;
  useEffect(() => {
    if (isSent) void queryClient.invalidateQueries(remindersQuery(uid)).then(() => setLast(undefined));
  }, [isSent, queryClient, uid]);

  return pending ?? (isSent ? last.choice : undefined);
}
