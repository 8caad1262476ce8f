import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { pointLabels, risingScale } from "../fields.ts";
import { RATE } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type EnteredNumber, rangedNumber } from "./definition.ts";

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

export const rangedNumberWidget: AnsweredWidget<RangedNumberProps, EnteredNumber> = {
  props: rangedNumberProps,
  definition: rangedNumber,
  seconds: () => RATE,
  values: ({ min, max, step }, draw, fc) => {
    const right = fc
      .integer({ min: 0, max: Math.floor((max - min) / step) })
      .map((steps) => min + steps * step);
    const wrong = fc.oneof(
      fc.integer({ min: -200, max: 200 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string(),
      fc.constant(null),
    );
    return draw.either(right, wrong);
  },
  examples: {
    props: {
      usual: {
        label: { ko: "그 규칙을 지금 얼마나 믿나요?", en: "How much do you believe the rule now?" },
        min: 0,
        max: 100,
        step: 5,
        labels: {
          0: { ko: "전혀 안 믿어요", en: "Not at all" },
          100: { ko: "그대로 믿어요", en: "Completely" },
        },
        unit: { ko: "%", en: "%" },
      },
      small: {
        label: { ko: "지금 숨이 얼마나 편한가요?", en: "How easy is your breath now?" },
        min: 0,
        max: 10,
        step: 1,
      },
      jar: {
        label: { ko: "가까운 사람", en: "People close to me" },
        min: 0,
        max: 10,
        step: 1,
        look: "jar",
      },
      belowZero: {
        label: { ko: "기분이 어느 쪽으로 움직였나요?", en: "Which way did your mood move?" },
        min: -2.5,
        max: 2.5,
        step: 0.5,
        labels: {
          "-2": { ko: "많이 가라앉았어요", en: "Much lower" },
          0: { ko: "그대로예요", en: "The same" },
          2: { ko: "많이 가벼워졌어요", en: "Much lighter" },
        },
      },
    },
    valid: [
      { props: "usual", value: 0 },
      { props: "usual", value: 100 },
      { props: "small", value: 7 },
      { props: "jar", value: 4 },
      { props: "belowZero", value: -2.5 },
    ],
    invalid: [
      { props: "jar", value: null, codes: ["no-answer"] },
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: "  ", codes: ["no-answer"] },
      { props: "small", value: "일곱쯤", codes: ["not-a-number"] },
      { props: "small", value: -1, codes: ["too-small"] },
      { props: "small", value: 10.5, codes: ["too-large"] },
    ],
  },
};
