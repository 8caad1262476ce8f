import type { ShownWidget } from "../widget.ts";
import { type ProgressBarProps, progressBarProps } from "./props.ts";

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
        colour: "#4DB6AC",
      },
      none: { label: { ko: "되찾은 시간", en: "Hours won back" }, value: 0, max: 5, colour: "#7fb" },
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
