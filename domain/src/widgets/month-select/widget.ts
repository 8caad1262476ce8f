import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { PRESS } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { monthSelect } from "./definition.ts";

/** A month of the year. */
export const monthSelectProps = z.strictObject({ label: text(3) });

export type MonthSelectProps = z.output<typeof monthSelectProps>;

export const monthSelectWidget: AnsweredWidget<MonthSelectProps, number | null> = {
  props: monthSelectProps,
  definition: monthSelect,
  seconds: () => 2 * PRESS,
  values: (_, draw, fc) => {
    const wrong = fc.option(fc.oneof(fc.constantFrom(0, 13), fc.integer()));
    return draw.either(fc.integer({ min: 1, max: 12 }), wrong);
  },
  examples: {
    props: {
      usual: { label: { ko: "몇 월에 해 볼까요?", en: "In which month?" } },
      long: {
        label: {
          ko: "작은 실험을 해 보기로 한 날은 몇 월인가요? 아직 정하지 않았다면 가까운 달을 골라 보세요",
          en: "In which month is the day of your small experiment? Choose one that is near if you are unsure",
        },
      },
    },
    valid: [
      { props: "usual", value: 1 },
      { props: "long", value: 12 },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: 0, codes: ["unknown-choice"] },
      { props: "usual", value: 13, codes: ["unknown-choice"] },
    ],
  },
};
