import { isDeepStrictEqual } from "node:util";
import { notificationConfig } from "@mindle/domain/api/notification";
import {
  moveOffset,
  NOTIFICATION_IDS,
  type NotificationConfig,
  type NotificationId,
} from "@mindle/domain/reminders/config";
import { isPausedAt, type SetReminder, weekMinutesOf } from "@mindle/domain/reminders/due";
import { FieldPath, type QueryDocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import { userDocument } from "../accounts/user-document.ts";
import { findAll, type ReadPage, readEach, typedCollection, typedGroup } from "../firestore/collection.ts";

/** A user's reminder, `users/{uid}/notifications/{id}`. Time and weekdays are UTC. */
export const dailyReminderDocument = z.extend(notificationConfig, {
  /** Minutes of the UTC week at which it is due, from Sunday 0:00, for queries; empty while disabled. */
  weekMinutes: z.array(z.int()),
  /** When it was last changed, in milliseconds since the epoch. */
  changedAt: z.int(),
});

export type DailyReminderDocument = z.output<typeof dailyReminderDocument>;

export type StoredConfig = Pick<DailyReminderDocument, "time" | "days" | "enabled">;

/** A user's reminders of chosen times in UTC, and the time zone. */
export interface DailyReminders {
  readonly configs: Partial<Record<NotificationId, StoredConfig>>;
  readonly timezoneOffset: number | null;
  /** Milliseconds since the epoch; also one that is past. */
  readonly pausedUntil: number | null;
}

export interface StoredDailyReminder extends SetReminder {
  readonly uid: string;
  readonly notificationId: string;
}

/** Firestore's maximum for array-contains-any (firebase.google.com/docs/firestore/query-data/queries). */
const MAX_WEEK_MINUTES = 30;

/** Reminders per query. */
const PAGE_SIZE = 300;

export class DailyReminderStore extends GuardedStore {
  readonly #users = typedCollection(this.db, "users", userDocument);

  /** Reads reminders and time zone in one transaction, so that they are consistent. */
  info(uid: string): Promise<DailyReminders> {
    return this.db.runTransaction(
      async (transaction) => {
        const user = (await transaction.get(this.#users.doc(uid))).data();
        const reminders = await this.#allOf(uid, transaction);
        const configs: Partial<Record<NotificationId, StoredConfig>> = {};
        for (const id of NOTIFICATION_IDS) {
          const reminder = reminders.get(id);
          if (reminder !== undefined) configs[id] = configOf(reminder);
        }
        return {
          configs,
          timezoneOffset: user?.timezoneOffset ?? null,
          pausedUntil: user?.remindersPausedUntil ?? null,
        };
      },
      { readOnly: true },
    );
  }

  /** Stores a reminder that was changed at `now`. An unchanged reminder is not written. */
  async save(uid: string, id: NotificationId, config: StoredConfig, now: number): Promise<void> {
    const ref = this.#of(uid).doc(id);
    await this.writeFor(uid, async (transaction) => {
      const known = (await transaction.get(ref)).data();
      if (known !== undefined && isDeepStrictEqual(configOf(known), config)) return;
      transaction.set(ref, documentOf(config, now));
    });
  }

  /**
   * Pauses all reminders until `until`, or sends them again with null. Resolves to the end of the pause, which is the first one's
   * while a pause lasts, or to null. A pause that is ended ends at `now`, so that those of its time are not sent late. The user's
   * document must exist.
   */
  pause(uid: string, until: number | null, now: number): Promise<number | null> {
    return this.writeFor(uid, async (transaction, user) => {
      const known = user?.remindersPausedUntil ?? null;
      const isPaused = isPausedAt(known, now);
      if (isPaused && until !== null) return known;
      if (isPaused || until !== null) {
        transaction.update(this.#users.doc(uid), { remindersPausedUntil: until ?? now });
      }
      return until;
    });
  }

  /**
   * Stores the time zone of a user whose document exists. Reminders keep their local time; without an earlier time zone
   * they stay unchanged.
   */
  async changeTimezone(uid: string, timezoneOffset: number, now: number): Promise<void> {
    await this.writeFor(uid, async (transaction, user) => {
      const from = user?.timezoneOffset ?? null;
      if (from === timezoneOffset) return;
      const reminders = from === null ? [] : await this.#allOf(uid, transaction);
      transaction.update(this.#users.doc(uid), { timezoneOffset });
      for (const [id, reminder] of reminders) {
        const moved = moveOffset(configOf(reminder), from ?? timezoneOffset, timezoneOffset);
        transaction.set(this.#of(uid).doc(id), documentOf(moved, now));
      }
    });
  }

  /**
   * All reminders that are due at one of the minutes of the UTC week. Needs the collection-group index of weekMinutes.
   */
  async *scheduledAt(weekMinutes: readonly number[]): AsyncGenerator<ReadPage<StoredDailyReminder>> {
    for (let first = 0; first < weekMinutes.length; first += MAX_WEEK_MINUTES) {
      const query = typedGroup(this.db, "notifications", dailyReminderDocument)
        .where("weekMinutes", "array-contains-any", weekMinutes.slice(first, first + MAX_WEEK_MINUTES))
        .orderBy(FieldPath.documentId())
        .limit(PAGE_SIZE);
      let page = await query.get();
      for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
        yield readEach(page.docs, toReminder);
        page = await query.startAfter(last).get();
      }
    }
  }

  /** A user's reminders by id. Read by id, because a query would lock more documents than it returns. */
  #allOf(uid: string, transaction: Transaction): Promise<Map<string, DailyReminderDocument>> {
    return findAll(this.#of(uid), NOTIFICATION_IDS, (ref) => transaction.get(ref));
  }

  #of(uid: string) {
    return typedCollection(this.db, `users/${uid}/notifications`, dailyReminderDocument);
  }
}

function toReminder(found: QueryDocumentSnapshot<DailyReminderDocument>): StoredDailyReminder[] {
  const user = found.ref.parent.parent;
  if (user === null) return [];
  const document = found.data();
  return [
    { uid: user.id, notificationId: found.id, config: configOf(document), changedAt: document.changedAt },
  ];
}

function configOf({ time, days, enabled }: DailyReminderDocument): StoredConfig {
  return { time, days, enabled };
}

function documentOf({ time, days, enabled }: NotificationConfig, now: number): DailyReminderDocument {
  return {
    time,
    days: [...days],
    enabled,
    weekMinutes: weekMinutesOf({ time, days, enabled }),
    changedAt: now,
  };
}
