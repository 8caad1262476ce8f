import type { WidgetExamples } from "../examples.ts";
import type { YearSelectProps } from "./props.ts";

export const yearSelectExamples: WidgetExamples<YearSelectProps, number | null> = {
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
};
