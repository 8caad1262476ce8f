import { programId, stepId } from "@mindle/domain/api/fields";
import type { TimeSpan } from "@mindle/domain/reminders/due";
import { datedReminderAt } from "@mindle/domain/reminders/due";
import { FieldPath } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import { CONTENDED, type ReadPage, readEach, typedCollection, typedGroup } from "../firestore/collection.ts";
import { dailyReminderDocument } from "./daily-reminders.ts";

/**
 * A reminder of one date, `users/{uid}/reminders/{programId.stepId.pageId}`; the one of a programme that was left,
 * `users/{uid}/reminders/{programId}`, is a nudge. Times in milliseconds since the epoch.
 */
const datedReminderDocument = z.object({
  programId,
  stepId,
  dueAt: z.int(),
  /** Sent once where a programme has not been gone on with. */
  isNudge: z.optional(z.literal(true)),
  /** When the page or step was finished that sets it. */
  setAt: z.int(),
  /** Place of the page in its step, where it asks again; absent: what comes next is opened. */
  viewNo: z.optional(z.int()),
});

/** Tombstone of a cancelled reminder: a delayed call made before the cancellation must not set it again. */
const cancelledReminder = z.object({
  programId,
  stepId,
  setAt: z.int(),
  /** In milliseconds since the epoch. */
  cancelledAt: z.int(),
});

export type DatedReminderDocument = z.output<typeof datedReminderDocument>;

export interface StoredDatedReminder extends DatedReminderDocument {
  readonly uid: string;
}

/** What a reminder is set for, so many local days after `setAt`. */
interface ReminderRequest extends Pick<DatedReminderDocument, "programId" | "stepId" | "setAt" | "viewNo"> {
  readonly days: number;
  /** Counts where the account has none. */
  readonly timezoneOffset?: number | undefined;
}

/** Days without a finished step after which the one nudge comes. Schneider 2013: one reminder of those who left brings some back. */
const NUDGE_DAYS = 14;

/** Reminders of a user's day that are looked at: it has hardly ever more than one. */
const MAX_OF_DAY = 3;

/** Reminders per query. */
const PAGE_SIZE = 300;

/** Reminders of one date that pages have set. */
export class DatedReminderStore extends GuardedStore {
  /** Stores the reminder of a page, or moves it. One that was set later stays. */
  async set(
    uid: string,
    { pageId, ...request }: ReminderRequest & { readonly pageId: string },
  ): Promise<void> {
    await this.#put(uid, `${request.programId}.${request.stepId}.${pageId}`, request);
  }

  /**
   * Stores the nudge of a programme that was gone on with at `setAt`, or moves it. One that was set later stays. Resolves to when
   * it is due, in milliseconds since the epoch.
   */
  setNudge(uid: string, request: Omit<ReminderRequest, "days">): Promise<number> {
    return this.#put(uid, request.programId, { ...request, days: NUDGE_DAYS }, { isNudge: true });
  }

  /** Cancels the reminder of a page: what was asked for up to now does not come. Succeeds for an unknown one. */
  async cancel(uid: string, id: string, now: number): Promise<void> {
    const ref = this.#stored(uid).doc(id);
    await this.db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data();
      if (known === undefined || "cancelledAt" in known) return;
      const { programId, stepId, setAt } = known;
      transaction.set(ref, { programId, stepId, setAt, cancelledAt: now });
    }, CONTENDED);
  }

  /** Deletes the nudge of a programme; succeeds where there is none. */
  async endNudge(uid: string, programId: string): Promise<void> {
    await this.#of(uid).doc(programId).delete();
  }

  /** A user's reminders of pages that are due after `now`, the next ones first. */
  async list(
    uid: string,
    now: number,
    limit: number,
  ): Promise<(DatedReminderDocument & { readonly id: string })[]> {
    const found = await this.#of(uid).where("dueAt", ">", now).orderBy("dueAt").limit(limit).get();
    return found.docs
      .map((document) => ({ id: document.id, ...document.data() }))
      .filter(({ isNudge }) => isNudge !== true);
  }

  /** A user's reminders of pages that are due within the span, the first ones of them. */
  async ofPagesWithin(uid: string, { after, until }: TimeSpan): Promise<StoredDatedReminder[]> {
    const query = this.#of(uid).where("dueAt", ">", after).where("dueAt", "<=", until).orderBy("dueAt");
    const found = await query.limit(MAX_OF_DAY).get();
    return found.docs
      .map((document) => ({ uid, ...document.data() }))
      .filter(({ isNudge }) => isNudge !== true);
  }

  async #put(
    uid: string,
    id: string,
    { days, setAt, timezoneOffset: sent, ...step }: ReminderRequest,
    kind: Pick<DatedReminderDocument, "isNudge"> = {},
  ): Promise<number> {
    const ref = this.#stored(uid).doc(id);
    const dailyRef = typedCollection(this.db, `users/${uid}/notifications`, dailyReminderDocument).doc(
      "daily",
    );
    return this.db.runTransaction(async (transaction) => {
      const [user, daily, stored] = await Promise.all([
        this.guard.requireActive(transaction, uid),
        transaction.get(dailyRef),
        transaction.get(ref),
      ]);
      const timezoneOffset = user?.timezoneOffset ?? sent ?? null;
      const isMorning = step.viewNo !== undefined;
      const dueAt = datedReminderAt({ from: setAt, days, timezoneOffset, daily: daily.data(), isMorning });
      const known = stored.data();
      if (known !== undefined && "cancelledAt" in known) {
        if (setAt <= known.cancelledAt) return dueAt;
      } else if (known !== undefined && (known.setAt > setAt || known.dueAt === dueAt)) return known.dueAt;
      transaction.set(ref, { ...step, ...kind, dueAt, setAt });
      return dueAt;
    }, CONTENDED);
  }

  /** All reminders that are due within the span. Needs the collection-group index of dueAt. */
  async *dueWithin({ after, until }: TimeSpan): AsyncGenerator<ReadPage<StoredDatedReminder>> {
    const query = typedGroup(this.db, "reminders", datedReminderDocument)
      .where("dueAt", ">", after)
      .where("dueAt", "<=", until)
      .orderBy("dueAt")
      .orderBy(FieldPath.documentId())
      .limit(PAGE_SIZE);
    let page = await query.get();
    for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
      yield readEach(page.docs, (found) => {
        const uid = found.ref.parent.parent?.id;
        return uid === undefined ? [] : [{ uid, ...found.data() }];
      });
      page = await query.startAfter(last).get();
    }
  }

  /** Those that are due some time; queries for that find no cancelled ones. */
  #of(uid: string) {
    return typedCollection(this.db, `users/${uid}/reminders`, datedReminderDocument);
  }

  #stored(uid: string) {
    return typedCollection(
      this.db,
      `users/${uid}/reminders`,
      z.union([datedReminderDocument, cancelledReminder]),
    );
  }
}
