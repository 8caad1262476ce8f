import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { options, partId } from "../fields.ts";
import { HOURS_PER_WEEK, REST } from "./week.ts";

const hours = z.int().check(z.minimum(0), z.maximum(HOURS_PER_WEEK));

/** The 168 hours of a week, given out to rows. */
export const timeAllocationProps = z
  .strictObject({
    label: text(3),
    rows: options(2),
    /** A row of this name that takes the hours which are left. Expressions call it `rest`. */
    rest: z.optional(text(1)),
    /** Hours that one press adds or takes away. */
    step: z._default(z.literal([1, 5], "expected 1 or 5"), 1),
    /** Hours of another week by row, shown beside this one. */
    beside: z.optional(z.strictObject({ label: text(1), hours: z.record(partId, numberOr(hours)) })),
  })
  .check(
    z.refine(({ step, rest }) => step === 1 || rest !== undefined, {
      message: "expected a rest, since 168 hours cannot be given out in steps of 5",
      path: ["rest"],
    }),
    z.refine(({ rows }) => !Object.hasOwn(rows, REST), {
      message: "expected rows without the id rest",
      path: ["rows"],
    }),
  );

export type TimeAllocationProps = Evaluated<z.output<typeof timeAllocationProps>>;
