import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { hexColour } from "../fields.ts";

/** How much of something there is. */
export const progressBarProps = z
  .strictObject({
    label: text(2),
    /** Nothing is drawn where it is missing. */
    value: numberOr(z.number().check(z.nonnegative("expected 0 or more"))),
    max: z._default(numberOr(z.number().check(z.positive("expected more than 0"))), 100),
    /** What the figures count. Without it the share is shown in percent. */
    unit: z.optional(unit()),
    colour: z.optional(hexColour),
  })
  .check(
    z.refine(({ value, max }) => typeof value !== "number" || typeof max !== "number" || value <= max, {
      message: "expected a value not above max",
      path: ["value"],
    }),
  );

export type ProgressBarProps = Evaluated<z.output<typeof progressBarProps>>;
