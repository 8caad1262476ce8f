import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { PRESS } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { YEARS, yearSelect } from "./definition.ts";

/** A year from a list. */
export const yearSelectProps = z.strictObject({ label: text(3) });

export type YearSelectProps = z.output<typeof yearSelectProps>;

export const yearSelectWidget: AnsweredWidget<YearSelectProps, number | null> = {
  props: yearSelectProps,
  definition: yearSelect,
  seconds: () => 2 * PRESS,
  values: (_, draw, fc) => {
    const wrong = fc.option(fc.oneof(fc.integer({ min: 1900, max: 2100 }), fc.integer()));
    return draw.either(fc.constantFrom(...YEARS), wrong);
  },
  examples: {
    props: {
      usual: {
        label: { ko: "그 말을 처음 들은 해는 언제쯤인가요?", en: "Around which year did you first hear it?" },
      },
    },
    valid: [
      { props: "usual", value: 1920 },
      { props: "usual", value: 2019 },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: 1919, codes: ["unknown-choice"] },
      { props: "usual", value: 2020, codes: ["unknown-choice"] },
    ],
  },
};
