import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf, DataOf } from "@mindle/domain/api/operation";
import { remind } from "@mindle/domain/api/remind";
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

/** Sets a reminder of a page, three days from now. */
export async function remindOfPage(account: TestAccount): Promise<void> {
  const step = { programId: "um-eng-v2s", stepId: "d1-s1", id: "two-voices" };
  await callAs(account, remind, { uid: account.uid, ...step, days: 3, ageMs: 0 });
}

/** Weekdays; Sunday is 0. */
export function days(
  ...on: readonly number[]
): [boolean, boolean, boolean, boolean, boolean, boolean, boolean] {
  const has = (day: number) => on.includes(day);
  return [has(0), has(1), has(2), has(3), has(4), has(5), has(6)];
}

export const EVERY_DAY = days(0, 1, 2, 3, 4, 5, 6);
