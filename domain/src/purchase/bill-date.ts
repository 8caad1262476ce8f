import { seoulDay } from "../time-zone.ts";

/** The calendar day of an instant (milliseconds since the epoch) at UTC+9 as YYYY.M.D, as a bill prints it. */
export function printedBillDay(instant: number): string {
  return seoulDay(instant).split("-").map(Number).join(".");
}
