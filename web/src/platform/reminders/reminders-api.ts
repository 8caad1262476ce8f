import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { DataOf } from "@mindle/domain/api/operation";
import type { SittingDays } from "@mindle/domain/programme/sittings";
import type { NotificationConfig } from "@mindle/domain/reminders/config";
import { storableOffset } from "@mindle/domain/reminders/reminder-choice";
import { sameReminder, shownDaily, storedDaily, toStored } from "@mindle/domain/reminders/shown-reminder";
import { callApi } from "../api/call-api.ts";
import type { CallOptions } from "../api/caller.ts";
import { forgetChoice, pendingChoice } from "./pending-choice.ts";

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

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes the daily reminder, on the base of what the account has by now, since another tab may have changed the rest, and
 * of the assessment's choice, which is forgotten then. Without a change it saves that choice. One at a time, so that the later
 * one wins. Sends nothing where the account has it already. `sittingDays` are those that are proposed. Resolves to the account's
 * reminders.
 */
export function saveDaily(
  change: ReminderChange,
  uid: string,
  sittingDays?: SittingDays,
): Promise<Reminders> {
  const saved = last.then(() => saveNow(change, uid, sittingDays));
  last = saved.catch(() => undefined);
  return saved;
}

async function saveNow(
  change: ReminderChange,
  uid: string,
  sittingDays: SittingDays | undefined,
): Promise<Reminders> {
  const reminders = await readReminders({ uid });
  const choice = pendingChoice();
  const offset = browserOffset();
  const next = { ...shownDaily(reminders, choice, offset, sittingDays), ...change };
  const known = storedDaily(reminders, offset);
  // No setting is stored for a user who never had a reminder and chose none.
  const isUnwanted = known === undefined && !next.enabled && Object.keys(change).length === 0;
  const isKnown = known !== undefined && sameReminder(known, next);
  const saved =
    isKnown || isUnwanted ? reminders : await sendDaily(toStored(next, reminders, offset), reminders, uid);
  forgetChoice(choice);
  return saved;
}

async function sendDaily(
  { time, days, enabled }: NotificationConfig,
  reminders: Reminders,
  uid: string,
): Promise<Reminders> {
  const config = { time, days: [...days] satisfies NotificationConfig["days"], enabled };
  const daily = await callApi(updateNotificationConfig, { id: "daily", config }, { uid });
  return { ...reminders, configs: { ...reminders.configs, daily } };
}

/** This browser's time zone as accounts store it. */
export function browserOffset(): number {
  return storableOffset(new Date().getTimezoneOffset());
}
