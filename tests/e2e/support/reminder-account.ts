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

/** Weekdays; Sunday is 0. */
export function days(
  ...on: readonly number[]
): [boolean, boolean, boolean, boolean, boolean, boolean, boolean] {
  const has = (day: number) => on.includes(day);
  return [has(0), has(1), has(2), has(3), has(4), has(5), has(6)];
}
