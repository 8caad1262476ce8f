import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import type { ShownWidget } from "../widget.ts";

/** How much of something there is. */
export const progressBarProps = z
  .strictObject({
    label: text(2),
    /** Nothing is drawn where it is missing. */
    value: numberOr(z.number().check(z.nonnegative("expected 0 or more"))),
    max: z._default(numberOr(z.number().check(z.positive("expected more than 0"))), 100),
    /** What the figures count. Without it the share is shown in percent. */
    unit: z.optional(unit()),
  })
  .check(
    z.refine(({ value, max }) => typeof value !== "number" || typeof max !== "number" || value <= max, {
      message: "expected a value not above max",
      path: ["value"],
    }),
  );

export type ProgressBarProps = Evaluated<z.output<typeof progressBarProps>>;

export const progressBarWidget: ShownWidget<ProgressBarProps> = {
  props: progressBarProps,
  examples: {
    props: {
      usual: { label: { ko: "규칙을 믿는 정도", en: "How much I believe the rule" }, value: 62, max: 100 },
      counted: {
        label: { ko: "이번 주에 알아차린 날", en: "Days I noticed it this week" },
        value: 3,
        max: 7,
        unit: { ko: "일", en: "days" },
      },
      none: { label: { ko: "되찾은 시간", en: "Hours won back" }, value: 0, max: 5 },
      full: {
        label: {
          ko: "남에게 맡기고도 걱정하지 않은 일, 지난 만남부터 세어 본 비율이에요",
          en: "Share of the tasks handed to someone else since last time, without worry",
        },
        value: 12,
        max: 12,
      },
    },
    valid: [],
    invalid: [],
  },
};
