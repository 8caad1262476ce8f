import { HARMS, type Harm } from "@mindle/domain/api/safety";
import { retainedUntil } from "@mindle/domain/policy/terms";
import { DAY_MS, seoulDay } from "@mindle/domain/time";
import { FieldPath, FieldValue, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { CONTENDED, StorePart, typedCollection } from "./firestore/collection.ts";

/** When it may be deleted; a Firestore timestamp, as the time-to-live policy needs. */
const expiresAt = z.instanceof(Timestamp);

/** How often each kind of harm was reported. */
const harmCounts = z.partialRecord(z.enum(HARMS), z.int());

type HarmCounts = z.output<typeof harmCounts>;

/** Harms that were reported on a day at UTC+9 by programme, `harmCounts/{YYYY-MM-DD}`. Nothing in it is of a person. */
const harmDayDocument = z.object({ programmes: z.record(z.string(), harmCounts), expiresAt });

/** That a report was counted, `harmReports/{its random id}`, so that a repeat is not. It does not say what was reported. */
const harmReportDocument = z.object({ expiresAt });

/** How long a repeat of a report is known as one: a client repeats a call for a day. */
const REPEATED_MS = 2 * DAY_MS;

/** The harms of a programme that were reported on a day at UTC+9, `YYYY-MM-DD`. */
interface CountedHarms extends HarmCounts {
  readonly day: string;
  readonly programId: string;
}

/** Counts of harms that people reported. They say nothing of whose they were, so they outlive accounts. */
export class HarmStore extends StorePart {
  /** Not typed: a count is added to what is there. */
  readonly #days = this.db.collection("harmCounts");

  /** Counts a harm at `now`, once for each id of a report. */
  async count(
    reportId: string,
    { programId, harm }: { readonly programId: string; readonly harm: Harm },
    now: number,
  ): Promise<void> {
    const report = typedCollection(this.db, "harmReports", harmReportDocument).doc(reportId);
    const day = seoulDay(now);
    const added = {
      programmes: { [programId]: { [harm]: FieldValue.increment(1) } },
      expiresAt: Timestamp.fromMillis(retainedUntil(Date.parse(day))),
    };
    await this.db.runTransaction(async (transaction) => {
      if ((await transaction.get(report)).exists) return;
      transaction.create(report, { expiresAt: Timestamp.fromMillis(now + REPEATED_MS) });
      transaction.set(this.#days.doc(day), added, { merge: true });
    }, CONTENDED);
  }

  /** What was counted from a day at UTC+9 on (`YYYY-MM-DD`), the newest day first, then by programme. */
  async since(day: string): Promise<CountedHarms[]> {
    const found = await typedCollection(this.db, "harmCounts", harmDayDocument)
      .where(FieldPath.documentId(), ">=", day)
      .get();
    return found.docs.toReversed().flatMap((document) =>
      Object.entries(document.data().programmes)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([programId, counts]) => ({ day: document.id, programId, ...counts })),
    );
  }
}
