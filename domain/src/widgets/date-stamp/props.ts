import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** The day on which a page was first shown, stamped on it: later pages know how long ago something was settled. */
export const dateStampProps = z.strictObject({
  /** What the day says, such as "settled". */
  label: text(1),
});

export type DateStampProps = z.output<typeof dateStampProps>;
