import { createHash } from "node:crypto";
import { TIME_STEP_MINUTES } from "@mindle/domain/notification/config";
import { type DueReminder, dueReminders, weekMinutesWithin } from "@mindle/domain/notification/due";
import { AppError } from "../app-error.ts";
import type { Deps } from "../operations/handler.ts";
import type { StoredReminder } from "../store/notifications.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";
import { reminderText } from "./reminder-text.ts";

/** How far back a run looks: reminders of failed or missing runs are sent up to this late. */
const LOOK_BACK_MS = 60 * 60_000;

/**
 * Queues a mail for every reminder that was due up to `scheduleTime`. Idempotent: at most one mail per user, reminder
 * and UTC day. Resolves to the number of queued mails.
 */
export async function queueReminders({ store }: Pick<Deps, "store">, scheduleTime: Date): Promise<number> {
  const until = scheduleTime.getTime();
  const span = { after: until - LOOK_BACK_MS, until };
  let queued = 0;
  for await (const reminders of store.notifications.scheduledAt(weekMinutesWithin(span, TIME_STEP_MINUTES))) {
    await forEachConcurrent(dueReminders(reminders, span), async (due) => {
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
  // An unverified address may belong to another person.
  if (account === undefined || account.email === null || !account.emailVerified) return false;
  try {
    return await store.mail.queue(id, { uid: account.uid, email: account.email }, (user) =>
      reminderText(user?.language ?? "ko", user?.additionalInfo.nickname),
    );
  } catch (error) {
    // The user is being deleted.
    if (error instanceof AppError && error.code === "unauthenticated") return false;
    throw error;
  }
}

/** One id per user, reminder and UTC day. A hash, so that the id does not contain the user's id. */
function mailId({ uid, notificationId }: StoredReminder, dueAt: number): string {
  const day = new Date(dueAt).toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([uid, notificationId, day]))
    .digest("hex");
}
