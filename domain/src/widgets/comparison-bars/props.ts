import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { hexColour, partId } from "../fields.ts";

const bar = numberOr(z.number().check(z.nonnegative("expected 0 or more")));

const side = z.strictObject({ label: text(1), colour: z.optional(hexColour) });

/** Two numbers beside each other, once or several times: what was feared and what happened. */
export const comparisonBarsProps = z
  .strictObject({
    label: text(2),
    /** What the two bars of every row stand for. */
    left: side,
    right: side,
    /** A bar whose number is missing is left out. */
    rows: z.record(partId, z.strictObject({ label: text(2), left: bar, right: bar })).check(
      z.refine((rows) => {
        const count = Object.keys(rows).length;
        return count >= 1 && count <= 12;
      }, "expected 1 to 12 rows"),
    ),
    /** The number of a full bar. */
    max: z._default(z.number().check(z.positive("expected more than 0")), 100),
    /** What the figures count. */
    unit: z.optional(unit()),
  })
  .check(
    z.refine(
      ({ rows, max }) =>
        Object.values(rows)
          .flatMap(({ left, right }) => [left, right])
          .every((value) => typeof value !== "number" || value <= max),
      { message: "expected numbers not above max", path: ["rows"] },
    ),
  );

export type ComparisonBarsProps = Evaluated<z.output<typeof comparisonBarsProps>>;
