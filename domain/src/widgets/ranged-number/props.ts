import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { pointLabels, risingScale } from "../fields.ts";

/** A number from a range, such as how sure one is. */
export const rangedNumberProps = z
  .strictObject({
    label: text(3),
    min: z._default(z.number(), 0),
    max: z.number(),
    /** Between two numbers that can be reached with the slider. A typed number may lie between them. */
    step: z._default(z.number().check(z.positive("expected more than 0")), 1),
    /** What some of the numbers mean, usually the ends. */
    labels: z.optional(pointLabels),
    unit: z.optional(unit()),
    /** High numbers are hard to bear: the child beside the page becomes smaller with them. */
    hard: z.optional(z.literal(true)),
    /** A jar to be filled, beside those that follow. */
    look: z.optional(z.literal("jar")),
  })
  .check(...risingScale());

/** Jars that stand beside one another. */
export interface JarRow {
  /** Names of their answers, in their order. */
  readonly names: readonly string[];
  /** The place of the jar among them. */
  readonly at: number;
}

/** The row is found by the compiler. */
export type RangedNumberProps = z.output<typeof rangedNumberProps> & { readonly row?: JarRow };
