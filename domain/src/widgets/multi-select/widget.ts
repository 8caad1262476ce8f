import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";
import { PRESS, THINK, ticks } from "../shared/answering-time.ts";
import type { ChosenIds } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { multiSelect } from "./definition.ts";

/** Several choices out of a few, such as days. */
export const multiSelectProps = z
  .strictObject({
    label: text(3),
    options: options(2, { least: 2 }),
    min: fewest(1),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type MultiSelectProps = Evaluated<z.output<typeof multiSelectProps>>;

export const multiSelectWidget: AnsweredWidget<MultiSelectProps, ChosenIds> = {
  props: multiSelectProps,
  definition: multiSelect,
  seconds: ({ options }) => THINK + PRESS * ticks(options),
  values: ({ options }, draw) => draw.ids(options),
  examples: {
    props: {
      usual: {
        label: { ko: "어떤 말로 결과를 작게 만들었나요?", en: "How did you explain the good result away?" },
        options: {
          luck: { ko: "운이 좋았을 뿐이야", en: "I was just lucky" },
          once: { ko: "이번 한 번뿐이야", en: "It was only this once" },
          easy: { ko: "누구나 할 수 있었어", en: "Anyone could have done it" },
          none: { ko: "그런 말은 안 했어", en: "I did not" },
        },
        min: 1,
      },
      exactly: {
        label: { ko: "언제 만날까요? 이틀만 골라 주세요", en: "When shall we meet? Pick two days" },
        options: {
          mon: { ko: "월요일", en: "Monday" },
          tue: { ko: "화요일", en: "Tuesday" },
          wed: { ko: "수요일", en: "Wednesday" },
          thu: { ko: "목요일", en: "Thursday" },
          fri: { ko: "금요일", en: "Friday" },
          sat: { ko: "토요일", en: "Saturday" },
          sun: { ko: "일요일", en: "Sunday" },
        },
        min: 2,
        max: 2,
      },
      longest: {
        label: {
          ko: "잘 끝난 일을 두고도 마음이 편하지 않을 때, 머릿속에서는 어떤 말이 가장 먼저 들리나요?",
          en: "When something went well and you still cannot rest, what is the first thing you hear yourself say?",
        },
        options: {
          better: {
            ko: "조금만 더 했으면 훨씬 좋았을 텐데, 왜 거기서 멈췄을까",
            en: "With a little more work it would have been far better, so why did I stop",
          },
          noticed: {
            ko: "아직 아무도 못 봤을 뿐이고, 곧 누군가 알아차릴 거야",
            en: "Nobody has noticed the flaw yet, but sooner or later someone will",
          },
        },
        min: 0,
      },
    },
    valid: [
      { props: "usual", value: ["luck"] },
      { props: "usual", value: ["once", "luck", "easy", "none"] },
      { props: "exactly", value: ["thu", "mon"] },
      { props: "longest", value: ["noticed"] },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: ["luck", "gone"], codes: ["unknown-choice"] },
      { props: "exactly", value: ["mon"], codes: ["too-few"] },
      { props: "exactly", value: ["mon", "tue", "wed"], codes: ["too-many"] },
    ],
  },
};
