import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { DataOf } from "@mindle/domain/api/operation";
import type { NotificationConfig } from "@mindle/domain/notification/config";
import { sameReminder, shownDaily, storedDaily, toStored } from "@mindle/domain/notification/shown-reminder";
import { callApi } from "../api/call-api.ts";
import type { CallOptions } from "../api/caller.ts";

import { browserOffset } from "./browser-offset.ts";
import { pendingChoice } from "./pending-choice.ts";

export type Reminders = DataOf<typeof getUserNotificationInfo>;

/** What a person changed of the daily reminder, in local time. */
export type ReminderChange = Partial<NotificationConfig>;

interface UserCall extends CallOptions {
  readonly uid: string;
}

/**
 * Reads the account's reminders. In another time zone than the account's they keep their local time: the server moves them,
 * and they are read again.
 */
export async function readReminders(call: UserCall): Promise<Reminders> {
  const reminders = await callApi(getUserNotificationInfo, {}, call);
  const timezoneOffset = browserOffset();
  if (reminders.timezoneOffset === timezoneOffset) return reminders;
  try {
    await callApi(updateTimezoneOffset, { timezoneOffset }, call);
  } catch (error) {
    // They are right for the account's time zone, and the next read tries again.
    if (call.signal?.aborted !== true) console.warn("the time zone was not saved", error);
    return reminders;
  }
  return callApi(getUserNotificationInfo, {}, call);
}

/**
 * Changes the daily reminder, on the base of what the account has by now: another tab may have changed the rest. Sends
 * nothing where that is what the account has already. Resolves to the account's reminders.
 */
export async function saveDaily(change: ReminderChange, uid: string): Promise<Reminders> {
  const reminders = await readReminders({ uid });
  const offset = browserOffset();
  const next = { ...shownDaily(reminders, pendingChoice(), offset), ...change };
  const known = storedDaily(reminders, offset);
  if (known !== undefined && sameReminder(known, next)) return reminders;
  const { time, days, enabled } = toStored(next, reminders, offset);
  const config = { time, days: [...days] satisfies NotificationConfig["days"], enabled };
  const daily = await callApi(updateNotificationConfig, { id: "daily", config }, { uid });
  return { ...reminders, configs: { ...reminders.configs, daily } };
}
