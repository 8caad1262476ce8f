import { createHash } from "node:crypto";
import { TIME_STEP_MINUTES } from "@mindle/domain/notification/config";
import { type DueReminder, dueReminders, weekMinutesWithin } from "@mindle/domain/notification/due";
import { AppError } from "../app-error.ts";
import type { Deps } from "../operations/handler.ts";
import type { Account } from "../store/accounts.ts";
import type { StoredReminder } from "../store/notifications.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";
import { pushText, reminderText } from "./reminder-text.ts";

/** How far back a run looks: reminders of failed or missing runs are sent up to this late. */
const LOOK_BACK_MS = 60 * 60_000;

/**
 * Queues a mail, and sends a message to the user's devices, for every reminder that was due up to `scheduleTime`. Idempotent:
 * at most one of each per user, reminder and UTC day. Resolves to the number of reminders that were sent in either way.
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

async function queueReminder(store: Deps["store"], due: DueReminder<StoredReminder>): Promise<boolean> {
  const { uid } = due.reminder;
  const id = messageId(due.reminder, due.dueAt);
  // The mail is queued last.
  if (await store.mail.exists(id)) return false;
  const account = await store.accounts.find(uid);
  if (account === undefined) return false;
  try {
    const { isSent, failures } = await sendToDevices(store, id, uid);
    const isQueued = await queueMail(store, id, account);
    if (failures.length > 0) throw new AggregateError(failures, "devices were not reached");
    return isSent || isQueued;
  } catch (error) {
    // The user is being deleted.
    if (error instanceof AppError && error.code === "unauthenticated") return false;
    throw error;
  }
}

async function queueMail(
  store: Deps["store"],
  id: string,
  { uid, email, emailVerified }: Account,
): Promise<boolean> {
  // An unverified address may belong to another person.
  if (email === null || !emailVerified) return false;
  return await store.mail.queue(id, { uid, email }, (user) =>
    reminderText(user?.language ?? "ko", user?.additionalInfo.nickname),
  );
}

/** Sends a reminder to the user's devices, and deletes those that are gone. */
async function sendToDevices(
  store: Deps["store"],
  id: string,
  uid: string,
): Promise<{ readonly isSent: boolean; readonly failures: readonly Error[] }> {
  const tokens = await store.devices.tokens(uid);
  const message =
    tokens.length === 0
      ? undefined
      : await store.pushes.begin(id, uid, (user) => pushText(user?.language ?? "ko"));
  if (message === undefined) return { isSent: false, failures: [] };
  const { gone, failures } = await store.pushSender.send(tokens, message);
  await store.devices.unregister(uid, gone);
  return { isSent: true, failures };
}

/** One id per user, reminder and UTC day. A hash, so that the id does not contain the user's id. */
function messageId({ uid, notificationId }: StoredReminder, dueAt: number): string {
  const day = new Date(dueAt).toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([uid, notificationId, day]))
    .digest("hex");
}
