import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { PRESS } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { daySelect, daysIn } from "./definition.ts";

/** A day of the month. */
export const daySelectProps = z.strictObject({
  label: text(3),
  /** The month it belongs to, such as `= month`; without it there are 31 days. February has 29. */
  month: z.optional(numberOr(z.int().check(z.minimum(1), z.maximum(12)))),
});

export type DaySelectProps = Evaluated<z.output<typeof daySelectProps>>;

export const daySelectWidget: AnsweredWidget<DaySelectProps, number | null> = {
  props: daySelectProps,
  definition: daySelect,
  seconds: () => 2 * PRESS,
  values: (props, draw, fc) => {
    const wrong = fc.option(fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer()));
    return draw.either(fc.integer({ min: 1, max: daysIn(props) }), wrong);
  },
  examples: {
    props: {
      usual: { label: { ko: "며칠에 해 볼까요?", en: "On which day?" } },
      february: { label: { ko: "2월 며칠에 해 볼까요?", en: "On which day of February?" }, month: 2 },
      june: { label: { ko: "6월 며칠에 해 볼까요?", en: "On which day of June?" }, month: 6 },
    },
    valid: [
      { props: "usual", value: 31 },
      { props: "february", value: 29 },
      { props: "june", value: 1 },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: 0, codes: ["unknown-choice"] },
      { props: "february", value: 31, codes: ["too-large"] },
      { props: "june", value: 31, codes: ["too-large"] },
    ],
  },
};
