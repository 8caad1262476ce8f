import { PRESS, THINK } from "../answers/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { singleSelect } from "./definition.ts";
import { type SingleSelectProps, singleSelectProps } from "./props.ts";

export const singleSelectWidget: AnsweredWidget<SingleSelectProps, string | null> = {
  props: singleSelectProps,
  definition: singleSelect,
  seconds: () => THINK + PRESS,
  values: ({ options }, draw, fc) => draw.either(draw.id(options), fc.constant(null)),
  examples: {
    props: {
      usual: {
        label: { ko: "지난번에 정한 일은 어땠나요?", en: "How did your last act go?" },
        options: {
          done: { ko: "해 봤어요", en: "I did it" },
          part: { ko: "조금 해 봤어요", en: "I did some of it" },
          not: { ko: "못 했어요", en: "I did not" },
          forgot: { ko: "잊고 있었어요", en: "I forgot" },
        },
      },
    },
    valid: [{ props: "usual", value: "part" }],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: "gone", codes: ["unknown-choice"] },
    ],
  },
};
