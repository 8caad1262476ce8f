import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { oneRowSource, rowSource } from "../fields.ts";

const rating = z.int().check(z.minimum(0), z.maximum(100));

/** Rows rated from 0 to 100 and sorted like the steps of a ladder, from what is easy to what is most avoided. */
export const avoidanceTableProps = z
  .strictObject({
    label: text(3),
    ...rowSource,
    /** Ratings of all rows together at most; 100 for each row where it is absent. */
    maxTotal: z.optional(z.int().check(z.minimum(1))),
    /** Between two ratings that can be reached with the slider. */
    step: z._default(z.int().check(z.minimum(1), z.maximum(25)), 5),
    /** The ratings are degrees of how hot one is, not of how hard something is to do. */
    heat: z.optional(z.boolean()),
    /** Ratings of rows that are offered as a good place to begin. */
    begin: z.optional(
      z
        .strictObject({ from: rating, to: rating })
        .check(z.refine(({ from, to }) => from <= to, "expected from not above to")),
    ),
  })
  .check(oneRowSource());

export type AvoidanceTableProps = Evaluated<z.output<typeof avoidanceTableProps>>;
