import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { labelled, partId } from "../fields.ts";
import { pointLabels, risingScale } from "../scale-fields.ts";

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
  );

export type QuestionSetProps = z.output<typeof questionSetProps>;
