import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** A month of the year. */
export const monthSelectProps = z.strictObject({ label: text(3) });

export type MonthSelectProps = z.output<typeof monthSelectProps>;
