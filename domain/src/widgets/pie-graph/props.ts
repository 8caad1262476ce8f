import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { hexColour, partId } from "../fields.ts";

const slice = z.strictObject({
  label: text(1),
  /** Left out where it is missing. */
  value: numberOr(z.number().check(z.nonnegative("expected 0 or more"))),
  colour: z.optional(hexColour),
});

/** Shares of a whole. */
export const pieGraphProps = z
  .strictObject({
    label: text(2),
    slices: z.record(partId, slice).check(
      z.refine((slices) => {
        const count = Object.keys(slices).length;
        return count >= 1 && count <= 12;
      }, "expected 1 to 12 slices"),
    ),
    /** What the figures count. Without it the slices show their share in percent. */
    unit: z.optional(unit()),
    /** The slice that is drawn apart from the others. */
    lifted: z.optional(partId),
  })
  .check(
    z.refine(({ slices, lifted }) => lifted === undefined || Object.hasOwn(slices, lifted), {
      message: "expected the id of a slice",
      path: ["lifted"],
    }),
  );

export type PieGraphProps = Evaluated<z.output<typeof pieGraphProps>>;
