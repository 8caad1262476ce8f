import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf, DataOf } from "@mindle/domain/api/operation";
import { callAs, type TestAccount } from "./accounts.ts";

/** The reminder that the server has for an account, in UTC. */
export function storedReminder(account: TestAccount): Promise<DataOf<typeof getUserNotificationInfo>> {
  return callAs(account, getUserNotificationInfo, {});
}

/** Sets the daily reminder, in UTC, in a time zone. */
export async function setReminder(
  account: TestAccount,
  config: BodyOf<typeof updateNotificationConfig>["config"],
  timezoneOffset: number,
): Promise<void> {
  await callAs(account, updateTimezoneOffset, { timezoneOffset });
  await callAs(account, updateNotificationConfig, { id: "daily", config });
}
