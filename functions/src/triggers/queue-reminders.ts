import { createHash } from "node:crypto";
import { TIME_STEP_MINUTES } from "@mindle/domain/notification/config";
import { type DueReminder, dueReminders, weekMinutesWithin } from "@mindle/domain/notification/due";
import { AppError } from "../app-error.ts";
import type { Deps } from "../operations/handler.ts";
import type { StoredReminder } from "../store/notifications.ts";
import { forEach } from "./for-each.ts";
import { reminderText } from "./reminder-text.ts";

/** How far back a run looks: what runs that failed or never came should have queued still goes out, up to this late. */
const LOOK_BACK_MS = 60 * 60_000;

/**
 * Queues every reminder that fell due up to `scheduleTime` as a mail, once per user, reminder and UTC day, however often
 * and late it runs. Resolves to how many it queued.
 */
export async function queueReminders({ store }: Pick<Deps, "store">, scheduleTime: Date): Promise<number> {
  const until = scheduleTime.getTime();
  const span = { after: until - LOOK_BACK_MS, until };
  let queued = 0;
  for await (const reminders of store.notifications.setFor(weekMinutesWithin(span, TIME_STEP_MINUTES))) {
    await forEach(dueReminders(reminders, span), async (due) => {
      if (await queueReminder(store, due)) queued += 1;
    });
  }
  return queued;
}

async function queueReminder(
  store: Deps["store"],
  { reminder, dueAt }: DueReminder<StoredReminder>,
): Promise<boolean> {
  const id = mailId(reminder, dueAt);
  if (await store.mail.exists(id)) return false;
  const account = await store.accounts.find(reminder.uid);
  // Whoever signs up with somebody else's address must not have us write to it.
  if (account === undefined || account.email === null || !account.emailVerified) return false;
  try {
    return await store.mail.queue(id, { uid: account.uid, email: account.email }, (user) =>
      reminderText(user?.language ?? "ko", user?.additionalInfo.nickname),
    );
  } catch (error) {
    // Being deleted at this moment.
    if (error instanceof AppError && error.code === "unauthenticated") return false;
    throw error;
  }
}

/** One id per user, reminder and UTC day. A hash, because ids are seen where users' ids need not be. */
function mailId({ uid, notificationId }: StoredReminder, dueAt: number): string {
  const day = new Date(dueAt).toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([uid, notificationId, day]))
    .digest("hex");
}
