import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { conditionProp, type Evaluated, numbersOr } from "../../content/props.ts";
import { options } from "../fields.ts";

/**
 * A message that is not sent, between two readings of the degree of anger, from 0 to 100. `practice` has a short wait, `real`
 * is for what is happening now, `ask` takes one reading before something is said. The product sends no message; the answer is stored like
 * every other.
 */
export const twoReadingsProps = z
  .strictObject({
    label: text(3),
    kind: z.enum(["practice", "real", "ask"]),
    /** One's own words for degrees, mostly an earlier answer: `{ from: heat }`. Without any, the widget has three. */
    words: z.optional(options(1)),
    /** The degree of each word: `= heat`. */
    degrees: z.optional(numbersOr(z.int().check(z.minimum(0), z.maximum(100)))),
    /** Minutes between the readings. */
    minutes: z._default(z.int().check(z.minimum(5), z.maximum(60)), 20),
    /** What one may do meanwhile. */
    cools: z.optional(options(2)),
    /** Whether the line may be written anew, as something to say to them. */
    rewrite: z._default(conditionProp, true),
  })
  .check(
    z.refine(
      ({ words, degrees }) => (words === undefined) === (degrees === undefined),
      "expected words and degrees together",
    ),
  );

export type TwoReadingsProps = Evaluated<z.output<typeof twoReadingsProps>>;
