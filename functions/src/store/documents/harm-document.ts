import { HARMS } from "@mindle/domain/api/safety";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** When it may be deleted; a Firestore timestamp, as the time-to-live policy needs. */
const expiresAt = z.instanceof(Timestamp);

/** How often each kind of harm was reported. */
const harmCounts = z.partialRecord(z.enum(HARMS), z.int());

export type HarmCounts = z.output<typeof harmCounts>;

/** Harms that were reported on a day at UTC+9 by programme, `harmCounts/{YYYY-MM-DD}`. Nothing in it is of a person. */
export const harmDayDocument = z.object({ programmes: z.record(z.string(), harmCounts), expiresAt });

/** That a report was counted, `harmReports/{its random id}`, so that a repeat is not. It does not say what was reported. */
export const harmReportDocument = z.object({ expiresAt });
