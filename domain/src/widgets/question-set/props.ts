import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { MEASURE_NAMES, MEASURES } from "../../content/measures.ts";
import { labelled, partId, pointLabels, risingScale } from "../fields.ts";

const point = z.int().check(z.minimum(-10), z.maximum(10));

const scale = z
  .strictObject({
    min: point,
    max: point,
    /** What the numbers mean: of both ends at least. */
    labels: pointLabels,
  })
  .check(
    ...risingScale(),
    z.refine(
      ({ min, max, labels }) => Object.hasOwn(labels, String(min)) && Object.hasOwn(labels, String(max)),
      { message: "expected labels for min and max", path: ["labels"] },
    ),
  );

/** Questions one after another, each answered on the same scale. */
export const questionSetProps = z
  .strictObject({
    label: text(3),
    questions: labelled(3),
    scale,
    /**
     * Questions that expressions see counted from the scale's other end. The measures that `score` knows turn their
     * items round themselves.
     */
    reversed: z._default(z.array(partId), []),
    /** How many must be answered, where some may be left out; otherwise all. */
    least: z.optional(z.int().check(z.minimum(1))),
    /** The measure whose items these are, and the position of the first one in it, from 0: some measures are on several pages. */
    measure: z.optional(z.strictObject({ name: z.enum(MEASURE_NAMES), from: z.int().check(z.minimum(0)) })),
  })
  .check(
    z.refine(({ questions, reversed }) => reversed.every((id) => Object.hasOwn(questions, id)), {
      message: "expected ids of questions",
      path: ["reversed"],
    }),
    z.refine(({ questions, least = 1 }) => least <= Object.keys(questions).length, {
      message: "expected at most the number of questions",
      path: ["least"],
    }),
    z.superRefine(({ questions, scale: { min, max }, reversed, least, measure }, context) => {
      if (measure === undefined) return;
      const known = MEASURES[measure.name];
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: "custom", path, message, input: undefined });
      if (measure.from + Object.keys(questions).length > known.items) {
        refuse(["measure", "from"], `expected questions among the ${known.items} items of ${measure.name}`);
      }
      if (min !== known.min || max !== known.max) {
        refuse(["scale"], `expected the scale of ${measure.name}: ${known.min} to ${known.max}`);
      }
      if (reversed.length > 0) {
        refuse(["reversed"], "expected none: a measure turns its reversed items round itself");
      }
      if (least !== undefined) refuse(["least"], "expected none: a measure needs all its items");
    }),
  );

export type QuestionSetProps = z.output<typeof questionSetProps>;
