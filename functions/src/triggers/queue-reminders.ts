import { createHash } from "node:crypto";
import { TIME_STEP_MINUTES } from "@mindle/domain/notification/config";
import { dueReminders, weekMinutesWithin } from "@mindle/domain/notification/due";
import type { Deps } from "../operations/handler.ts";
import { isReminderWanted } from "../operations/program/is-reminder-wanted.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";
import { datedPushText, datedReminderText, pushText, reminderText } from "./reminder-text.ts";
import { type Message, sendMessage } from "./send-message.ts";

/** How far back a run looks: reminders of failed or missing runs are sent up to this late. */
const LOOK_BACK_MS = 60 * 60_000;

/**
 * Queues a mail, and sends a message to the user's devices, for every reminder that was due up to `scheduleTime`: the daily
 * ones, and those of one date. Idempotent: each UTC day at most one for every daily reminder of a user, and one for all those of
 * that date. Resolves to the number of reminders that were sent in either way.
 */
export async function queueReminders({ store }: Pick<Deps, "store">, scheduleTime: Date): Promise<number> {
  const until = scheduleTime.getTime();
  const span = { after: until - LOOK_BACK_MS, until };
  let queued = 0;
  const send = async (message: Message) => {
    if (await sendMessage(store, message)) queued += 1;
  };
  for await (const reminders of store.notifications.scheduledAt(weekMinutesWithin(span, TIME_STEP_MINUTES))) {
    await forEachConcurrent(dueReminders(reminders, span), ({ reminder: { uid, notificationId }, dueAt }) =>
      send({
        id: messageId(uid, notificationId, dueAt),
        uid,
        mail: (user) => reminderText(user?.language ?? "ko", user?.additionalInfo.nickname),
        push: (user) => pushText(user?.language ?? "ko"),
      }),
    );
  }
  for await (const reminders of store.reminders.dueWithin(span)) {
    await forEachConcurrent(reminders, async (reminder) => {
      if (!(await isReminderWanted(reminder, until, { store }))) return;
      await send({
        // The same for all pages: who has finished several of them on one day is called back once.
        id: messageId(reminder.uid, "reminders", reminder.dueAt),
        uid: reminder.uid,
        mail: (user) => datedReminderText(user?.language ?? "ko"),
        push: (user) => datedPushText(user?.language ?? "ko"),
      });
    });
  }
  return queued;
}

/** One id per user, reminder and UTC day. A hash, so that the id does not contain the user's id. */
function messageId(uid: string, reminder: string, dueAt: number): string {
  const day = new Date(dueAt).toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([uid, reminder, day]))
    .digest("hex");
}
