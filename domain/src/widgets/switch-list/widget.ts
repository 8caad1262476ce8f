import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";
import { PRESS, THINK } from "../shared/answering-time.ts";
import type { ChosenIds } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { switchList } from "./definition.ts";

/** A list of switches. All off is an answer too, unless `min` says otherwise. */
export const switchListProps = z
  .strictObject({
    label: text(3),
    options: options(2),
    min: fewest(0),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type SwitchListProps = Evaluated<z.output<typeof switchListProps>>;

const habits = {
  check: { ko: "보내기 전에 여러 번 다시 읽기", en: "Reading it again and again before sending" },
  ask: { ko: "괜찮은지 누군가에게 물어보기", en: "Asking someone whether it is all right" },
  delay: { ko: "마음에 들 때까지 미루기", en: "Putting it off until it feels right" },
  hide: { ko: "다 될 때까지 아무에게도 안 보여 주기", en: "Showing nobody until it is finished" },
};

export const switchListWidget: AnsweredWidget<SwitchListProps, ChosenIds> = {
  props: switchListProps,
  definition: switchList,
  seconds: () => THINK + PRESS,
  values: ({ options }, draw) => draw.ids(options),
  examples: {
    props: {
      usual: {
        label: {
          ko: "이번에는 무엇을 내려놓아 볼까요? 두 가지까지요",
          en: "What will you leave out this time? Two at most",
        },
        options: habits,
        min: 0,
        max: 2,
      },
      "at-least-one": {
        label: { ko: "이번 주에 해 볼 만한 건 켜 두세요", en: "Turn on what you might try this week" },
        options: {
          nod: { ko: "엘리베이터에서 눈인사하기", en: "Nodding to someone in the lift" },
          thanks: { ko: "계산하며 고맙다고 말하기", en: "Saying thank you at the till" },
          seat: { ko: "늘 앉던 데서 한 칸 옆에 앉기", en: "Sitting one seat closer than usual" },
        },
        min: 1,
      },
      "one-option": {
        label: { ko: "이건 이번 실험에서 빼 볼까요?", en: "Shall we leave this out of the experiment?" },
        options: { check: habits.check },
        min: 0,
      },
    },
    valid: [
      { props: "usual", value: ["delay", "check"] },
      { props: "at-least-one", value: ["nod", "thanks", "seat"] },
      { props: "one-option", value: ["check"] },
    ],
    invalid: [
      { props: "usual", value: ["check", "ask", "hide"], codes: ["too-many"] },
      { props: "usual", value: ["gone"], codes: ["unknown-choice"] },
      { props: "at-least-one", value: [], codes: ["no-answer"] },
    ],
  },
};
