import { MAX_LISTED_REMINDERS } from "@mindle/domain/api/notification";
import { isPausedAt, pauseEnd } from "@mindle/domain/reminders/due";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";

export const getUserNotificationInfo: Handler<"getUserNotificationInfo"> = async (
  _input,
  { uid },
  { store, now },
) => {
  const [{ pausedUntil, ...info }, dated] = await Promise.all([
    store.dailyReminders.info(uid),
    store.datedReminders.list(uid, now(), MAX_LISTED_REMINDERS),
  ]);
  return {
    ...info,
    pausedUntil: isPausedAt(pausedUntil, now()) ? pausedUntil : null,
    dated: dated.map(({ id, programId, stepId, dueAt }) => ({ id, programId, stepId, dueAt })),
  };
};

export const updateNotificationConfig: Handler<"updateNotificationConfig"> = async (
  input,
  { uid },
  { store, now },
) => {
  await store.dailyReminders.save(uid, input.id, input.config, now());
  return input.config;
};

export const updateTimezoneOffset: Handler<"updateTimezoneOffset"> = async (
  { timezoneOffset },
  context,
  deps,
) => {
  const user = await ensureUser(context, deps);
  // Most calls change nothing and need no transaction.
  if (user.timezoneOffset === timezoneOffset) return timezoneOffset;
  await deps.store.dailyReminders.changeTimezone(context.uid, timezoneOffset, deps.now());
  return timezoneOffset;
};

export const pauseReminders: Handler<"pauseReminders"> = async ({ paused }, context, deps) => {
  await ensureUser(context, deps);
  const now = deps.now();
  return deps.store.dailyReminders.pause(context.uid, paused ? pauseEnd(now) : null, now);
};

export const cancelReminder: Handler<"cancelReminder"> = async ({ id }, { uid }, { store, now }) => {
  await store.datedReminders.cancel(uid, id, now());
  return null;
};

export const registerDevice: Handler<"registerDevice"> = async ({ token }, { uid }, { store, now }) => {
  await store.devices.register(uid, token, now());
  return null;
};

export const unregisterDevice: Handler<"unregisterDevice"> = async ({ token }, { uid }, { store }) => {
  await store.devices.unregister(uid, [token]);
  return null;
};
