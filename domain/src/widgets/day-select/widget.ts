import { PRESS } from "../answers/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { daySelect, daysIn } from "./definition.ts";
import { type DaySelectProps, daySelectProps } from "./props.ts";

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
      commonYear: {
        label: { ko: "2027년 2월 며칠에 해 볼까요?", en: "On which day of February 2027?" },
        month: 2,
        year: 2027,
      },
      june: { label: { ko: "6월 며칠에 해 볼까요?", en: "On which day of June?" }, month: 6, year: 2026 },
    },
    valid: [
      { props: "usual", value: 31 },
      { props: "february", value: 29 },
      { props: "commonYear", value: 28 },
      { props: "june", value: 1 },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: 0, codes: ["unknown-choice"] },
      { props: "february", value: 31, codes: ["too-large"] },
      { props: "commonYear", value: 29, codes: ["too-large"] },
      { props: "june", value: 31, codes: ["too-large"] },
    ],
  },
};
