import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { PRESS } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { yearSelect } from "./definition.ts";

/** A year from a list. */
export const yearSelectProps = z.strictObject({
  label: text(3),
  /** The first year of the list, and how many there are. */
  from: z._default(z.int().check(z.minimum(1900), z.maximum(2200)), 1920),
  count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 100),
});

export type YearSelectProps = z.output<typeof yearSelectProps>;

export const yearSelectWidget: AnsweredWidget<YearSelectProps, number | null> = {
  props: yearSelectProps,
  definition: yearSelect,
  seconds: () => 2 * PRESS,
  values: ({ from, count }, draw, fc) => {
    const wrong = fc.option(fc.oneof(fc.integer({ min: 1900, max: 2100 }), fc.integer()));
    return draw.either(fc.integer({ min: from, max: from + count - 1 }), wrong);
  },
  examples: {
    props: {
      usual: {
        label: { ko: "그 말을 처음 들은 해는 언제쯤인가요?", en: "Around which year did you first hear it?" },
        from: 1920,
        count: 100,
      },
      soon: { label: { ko: "어느 해에 해 볼까요?", en: "In which year?" }, from: 2026, count: 2 },
      one: { label: { ko: "올해예요", en: "This year" }, from: 2026, count: 1 },
    },
    valid: [
      { props: "usual", value: 1920 },
      { props: "usual", value: 2019 },
      { props: "soon", value: 2027 },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: 1919, codes: ["unknown-choice"] },
      { props: "usual", value: 2020, codes: ["unknown-choice"] },
    ],
  },
};
