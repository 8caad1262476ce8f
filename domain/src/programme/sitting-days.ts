import * as z from "zod/mini";
import type { SavedPage } from "../content/page-save.ts";
import { type SittingDays, WEEKDAYS } from "./sittings.ts";

// Apart from `sittings.ts`: home shows the next sitting without a schema.

/** The days of the week on which a person sits down to a programme, in the order of the week. */
export const sittingDays = z.array(z.enum(WEEKDAYS)).check(z.minLength(1), z.maxLength(WEEKDAYS.length));

/** The answer of a page to `days`, where it asks for days of the week; undefined on all other pages. */
export function sittingDaysIn(saved: SavedPage): SittingDays | undefined {
  const answer = saved["days"];
  if (answer?.state !== "answered") return undefined;
  const parsed = z.safeParse(sittingDays, answer.value);
  return parsed.success ? WEEKDAYS.filter((day) => parsed.data.includes(day)) : undefined;
}
