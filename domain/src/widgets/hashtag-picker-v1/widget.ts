import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { PRESS, THINK, ticks } from "../shared/answering-time.ts";
import type { ChosenIds } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { hashtagPickerV1 } from "./definition.ts";

/** Tags to pick from. */
export const hashtagPickerV1Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  options: options(1),
});

export type HashtagPickerV1Props = Evaluated<z.output<typeof hashtagPickerV1Props>>;

export const hashtagPickerV1Widget: AnsweredWidget<HashtagPickerV1Props, ChosenIds> = {
  props: hashtagPickerV1Props,
  definition: hashtagPickerV1,
  seconds: ({ options }) => THINK + PRESS * ticks(options),
  values: ({ options }, draw) => draw.ids(options),
  examples: {
    props: {
      usual: {
        label: { ko: "리기는 어디에서 가장 크게 말하나요?", en: "Where is Riggy loudest?" },
        options: {
          work: { ko: "일", en: "Work" },
          study: { ko: "공부", en: "Studies" },
          home: { ko: "집안일", en: "Housework" },
          looks: { ko: "겉모습", en: "Looks" },
          messages: { ko: "메시지와 메일", en: "Messages" },
          parenting: { ko: "육아", en: "Parenting" },
          hobby: { ko: "취미", en: "Hobbies" },
          body: { ko: "몸과 먹는 일", en: "Body and food" },
          friends: { ko: "친구 사이", en: "Friends" },
          money: { ko: "돈 관리", en: "Money" },
          driving: { ko: "운전", en: "Driving" },
          rest: { ko: "쉬는 시간", en: "Rest" },
        },
      },
      "one-option": { options: { work: { ko: "일", en: "Work" } } },
      longest: {
        options: {
          late: { ko: "답장이 늦어질 때 드는 온갖 걱정들", en: "All that I imagine when replies come late" },
          seen: { ko: "누가 뒤에서 내 화면을 볼 때", en: "Someone looking over my shoulder at work" },
        },
      },
    },
    valid: [
      { props: "usual", value: ["rest", "work", "body"] },
      { props: "one-option", value: ["work"] },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: ["work", "home", "rest", "money"], codes: ["too-many"] },
      { props: "usual", value: ["work", "gone"], codes: ["unknown-choice"] },
    ],
  },
};
