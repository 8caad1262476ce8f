import { createHash } from "node:crypto";
import { TIME_STEP_MINUTES } from "@mindle/domain/reminders/config";
import { dueReminders, isPausedAt, weekMinutesWithin } from "@mindle/domain/reminders/due";
import { flagEnds, isFlagActive } from "@mindle/domain/safety/safety-flag";
import { HOUR_MS, nextSeoulMidnight, seoulDay } from "@mindle/domain/time";
import type { Deps } from "../operations/handler.ts";
import { dailyReminderPath, datedReminderPath } from "../operations/program/reminder-paths.ts";
import type { UserDocument } from "../store/accounts/user-document.ts";
import type { StoredDatedReminder } from "../store/reminders/dated-reminders.ts";
import { dailyTexts, datedTexts, nudgeTexts, quietTexts, type TextsOf } from "./reminder-text.ts";
import { forEachConcurrent } from "./run-jobs.ts";
import { sendMessage } from "./send-message.ts";

/** How far back a run looks: reminders of failed or missing runs are sent up to this late. */
const LOOK_BACK_MS = HOUR_MS;

interface DueReminder {
  readonly uid: string;
  readonly dueAt: number;
  readonly texts: TextsOf;
  /** In the place of `texts` while the user's safety flag is active; undefined where nothing is sent then. */
  readonly quiet: TextsOf | undefined;
  /** Path that it opens; undefined where it is not to be sent. Asked only where nothing was sent yet. */
  readonly path: () => Promise<string | undefined>;
}

/**
 * Queues a mail, and sends a message to the user's devices, for every reminder that was due up to `scheduleTime`: those
 * of one date, and the daily ones. Idempotent: each calendar day at UTC+9 at most one for every user, of whatever kind,
 * by mail and to devices alike, and none during a pause. No reminders for ended programmes. While a user's safety flag is
 * active, none is about progress. Resolves to the number of reminders that were sent in either way. A failure does not
 * stop the others; all failures are thrown together at the end.
 */
export async function queueReminders(
  deps: Pick<Deps, "store" | "siteUrl">,
  scheduleTime: Date,
): Promise<number> {
  const { store, siteUrl } = deps;
  const until = scheduleTime.getTime();
  const span = { after: until - LOOK_BACK_MS, until };
  let queued = 0;
  const failures: unknown[] = [];
  const keepFailure = (error: unknown) => void failures.push(error);
  const send = async ({ uid, dueAt, texts, quiet, path }: DueReminder) => {
    const compose = (user: UserDocument | undefined) => {
      if (isPausedAt(user?.remindersPausedUntil, dueAt)) return undefined;
      const textsNow = isFlagActive(user?.safetyFlag, dueAt) ? quiet : texts;
      return textsNow?.(user?.language ?? "ko", user);
    };
    const isSent = await sendMessage(store, {
      id: messageId(uid, dueAt),
      uid,
      now: until,
      path,
      mail: (user, opened) => compose(user)?.mail(siteUrl, opened),
      push: (user, opened) => compose(user)?.push(opened),
    });
    if (isSent) queued += 1;
  };
  // First: they were asked for on this date, and a day has one reminder.
  for await (const { items, failures: unread } of store.datedReminders.dueWithin(span)) {
    failures.push(...unread);
    await forEachConcurrent(items, (reminder) => {
      const isNudge = reminder.isNudge === true;
      return send({
        uid: reminder.uid,
        dueAt: reminder.dueAt,
        texts: isNudge ? nudgeTexts : datedTexts,
        quiet: isNudge ? undefined : quietTexts,
        path: async () => {
          const path = await datedReminderPath(reminder, until, deps);
          const isMoved = path !== undefined && isNudge && (await wasMoved(reminder, deps));
          return isMoved ? undefined : path;
        },
      });
    }).catch(keepFailure);
  }
  const weekMinutes = weekMinutesWithin(span, TIME_STEP_MINUTES);
  for await (const { items, failures: unread } of store.dailyReminders.scheduledAt(weekMinutes)) {
    failures.push(...unread);
    await forEachConcurrent(dueReminders(items, span), ({ reminder: { uid }, dueAt }) =>
      send({
        uid,
        dueAt,
        texts: dailyTexts,
        quiet: quietTexts,
        path: async () =>
          (await comesLater(uid, dueAt, deps)) ? undefined : dailyReminderPath(uid, until, deps),
      }),
    ).catch(keepFailure);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts failed`);
  return queued;
}

/** Whether the reminder of a page comes later on the calendar day: it was asked for on this date, so the daily one gives way. */
async function comesLater(uid: string, dueAt: number, deps: Pick<Deps, "store">): Promise<boolean> {
  const until = nextSeoulMidnight(dueAt) - 1;
  const later = await deps.store.datedReminders.ofPagesWithin(uid, { after: dueAt, until });
  const paths = await Promise.all(later.map((reminder) => datedReminderPath(reminder, reminder.dueAt, deps)));
  return paths.some((path) => path !== undefined);
}

/**
 * Moves a nudge where pages were saved since the step that set it, or where the user's safety flag is active: its days then begin
 * at the flag's end. Resolves to whether it is due later now.
 */
async function wasMoved(
  { uid, programId, stepId, setAt, dueAt }: StoredDatedReminder,
  { store }: Pick<Deps, "store">,
): Promise<boolean> {
  const [[last], flag] = await Promise.all([store.instances.newest(uid, 1), store.users.safetyFlag(uid)]);
  const flaggedUntil = isFlagActive(flag, dueAt) ? Date.parse(`${flagEnds(flag)}T00:00:00+09:00`) : 0;
  const movedTo = Math.max(last?.[1].savedAt ?? 0, flaggedUntil);
  if (movedTo <= setAt) return false;
  return (await store.datedReminders.setNudge(uid, { programId, stepId, setAt: movedTo })) > dueAt;
}

/** One id per user and calendar day at UTC+9. A hash, so that the id does not contain the user's id. */
function messageId(uid: string, dueAt: number): string {
  return createHash("sha256")
    .update(JSON.stringify([uid, seoulDay(dueAt)]))
    .digest("hex");
}
