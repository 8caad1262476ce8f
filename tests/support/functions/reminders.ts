import { randomUUID } from "node:crypto";
import { database } from "./database.ts";

interface ReminderOverrides {
  readonly hour?: number;
  readonly minute?: number;
  /** Weekdays, Sunday is 0; all by default. */
  readonly weekdays?: readonly number[];
  readonly enabled?: boolean;
}

/** A reminder in UTC. */
export function makeReminder(overrides: ReminderOverrides = {}) {
  const { hour = 9, minute = 0, weekdays = [0, 1, 2, 3, 4, 5, 6], enabled = true } = overrides;
  const on = (weekday: number) => weekdays.includes(weekday);
  const days: [boolean, boolean, boolean, boolean, boolean, boolean, boolean] = [
    on(0),
    on(1),
    on(2),
    on(3),
    on(4),
    on(5),
    on(6),
  ];
  return { time: { hour, minute }, days, enabled };
}

/** A registration token that no other test uses. */
export function makeDeviceToken(): string {
  return `device-token:${randomUUID()}`;
}

/** Tokens of a user's devices. */
export async function deviceTokens(uid: string): Promise<string[]> {
  const { docs } = await database().collection(`users/${uid}/devices`).get();
  return docs.map((device) => String(device.get("token"))).toSorted();
}
