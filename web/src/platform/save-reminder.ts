import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { NotificationConfig } from "@mindle/domain/notification/config";
import { type ReminderChoice, reminderOfChoice } from "@mindle/domain/notification/reminder-choice";
import { callApi } from "./api/call-api.ts";
import { browserOffset } from "./notification/browser-offset.ts";

/** Makes a choice the user's daily reminder, instead of one that was set before; "none" turns that off. */
export async function saveReminder(choice: ReminderChoice, uid: string): Promise<void> {
  const timezoneOffset = browserOffset();
  const config = reminderOfChoice(choice, timezoneOffset);
  if (config === undefined) {
    const { daily } = (await callApi(getUserNotificationInfo, {}, { uid })).configs;
    if (daily?.enabled === true) await saveDaily({ ...daily, enabled: false }, uid);
    return;
  }
  await callApi(updateTimezoneOffset, { timezoneOffset }, { uid });
  await saveDaily(config, uid);
}

async function saveDaily({ time, days, enabled }: NotificationConfig, uid: string): Promise<void> {
  await callApi(
    updateNotificationConfig,
    { id: "daily", config: { time, days: [...days], enabled } },
    { uid },
  );
}
