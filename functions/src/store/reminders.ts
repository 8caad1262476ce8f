import { datedReminderAt } from "@mindle/domain/notification/dated";
import type { TimeSpan } from "@mindle/domain/notification/due";
import { FieldPath, type Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection, typedGroup } from "./collection.ts";
import { notificationDocument } from "./documents/notification-document.ts";
import { type ReminderDocument, reminderDocument } from "./documents/reminder-document.ts";
import { CONTENDED } from "./transaction-options.ts";

/** A reminder with its user. */
export interface StoredDatedReminder extends ReminderDocument {
  readonly uid: string;
}

interface ReminderRequest extends Pick<ReminderDocument, "programId" | "stepId" | "setAt"> {
  readonly pageId: string;
  readonly days: number;
}

/** Reminders per query. */
const PAGE_SIZE = 300;

/** Reminders of one date that pages have set. */
export class ReminderStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /** Stores a reminder, or moves it. One that was set later stays. */
  async set(uid: string, { pageId, days, setAt, ...step }: ReminderRequest): Promise<void> {
    const id = `${step.programId}.${step.stepId}.${pageId}`;
    const ref = typedCollection(this.#db, `users/${uid}/reminders`, reminderDocument).doc(id);
    const dailyRef = typedCollection(this.#db, `users/${uid}/notifications`, notificationDocument).doc(
      "daily",
    );
    await this.#db.runTransaction(async (transaction) => {
      const [user, daily, stored] = await Promise.all([
        this.#guard.requireActive(transaction, uid),
        transaction.get(dailyRef),
        transaction.get(ref),
      ]);
      const timezoneOffset = user?.timezoneOffset ?? null;
      const dueAt = datedReminderAt({ from: setAt, days, timezoneOffset, daily: daily.data() });
      const known = stored.data();
      if (known !== undefined && (known.setAt > setAt || known.dueAt === dueAt)) return;
      transaction.set(ref, { ...step, dueAt, setAt });
    }, CONTENDED);
  }

  /** All reminders that are due within the span. Needs the collection-group index of dueAt. */
  async *dueWithin({ after, until }: TimeSpan): AsyncGenerator<StoredDatedReminder[]> {
    const query = typedGroup(this.#db, "reminders", reminderDocument)
      .where("dueAt", ">", after)
      .where("dueAt", "<=", until)
      .orderBy("dueAt")
      .orderBy(FieldPath.documentId())
      .limit(PAGE_SIZE);
    let page = await query.get();
    for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
      yield page.docs.flatMap((found) => {
        const uid = found.ref.parent.parent?.id;
        return uid === undefined ? [] : [{ uid, ...found.data() }];
      });
      page = await query.startAfter(last).get();
    }
  }
}
