import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import {
  type ReminderChoice,
  reminderOfChoice,
  storableOffset,
} from "@mindle/domain/notification/reminder-choice";
import { callApi } from "./api/call-api.ts";

/** Makes a choice the user's daily reminder, unless the user has set one before. */
export async function saveReminder(choice: ReminderChoice, uid: string): Promise<void> {
  const timezoneOffset = storableOffset(new Date().getTimezoneOffset());
  const config = reminderOfChoice(choice, timezoneOffset);
  if (config === undefined) return;
  const { configs } = await callApi(getUserNotificationInfo, {}, { uid });
  if (configs.daily !== undefined) return;
  await callApi(updateTimezoneOffset, { timezoneOffset }, { uid });
  const { time, enabled } = config;
  await callApi(
    updateNotificationConfig,
    { id: "daily", config: { time, days: [...config.days], enabled } },
    { uid },
  );
}
