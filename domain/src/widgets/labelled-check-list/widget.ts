import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";
import { PRESS, THINK, ticks } from "../shared/answering-time.ts";
import type { ChosenIds } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { labelledCheckList } from "./definition.ts";

/** A list of statements, each with a box to tick. */
export const labelledCheckListProps = z
  .strictObject({
    label: text(3),
    options: options(3),
    min: fewest(1),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type LabelledCheckListProps = Evaluated<z.output<typeof labelledCheckListProps>>;

export const labelledCheckListWidget: AnsweredWidget<LabelledCheckListProps, ChosenIds> = {
  props: labelledCheckListProps,
  definition: labelledCheckList,
  seconds: ({ options }) => THINK + PRESS * ticks(options),
  // An option that says none of them is so excludes all others.
  values({ options: { none, ...options } }, draw, fc) {
    return none === undefined
      ? draw.ids(options)
      : fc.oneof({ weight: 3, arbitrary: fc.constant(["none"]) }, draw.ids(options));
  },
  examples: {
    props: {
      usual: {
        label: {
          ko: "리기가 시키는 대로 하게 되는 일이 있나요? 네 가지까지 골라 주세요",
          en: "Which of these do you do because Riggy says so? Pick up to four",
        },
        options: {
          check: { ko: "다 했는데도 다시 확인해요", en: "I check again although it is done" },
          redo: { ko: "처음부터 다시 해요", en: "I start again from the beginning" },
          delay: { ko: "제대로 못 할까 봐 시작을 미뤄요", en: "I put off starting, in case I do it badly" },
          compare: { ko: "남이 한 것과 비교해요", en: "I compare it with what others did" },
          ask: { ko: "괜찮은지 자꾸 물어봐요", en: "I keep asking whether it is all right" },
          hide: { ko: "다 될 때까지 보여 주지 않아요", en: "I show nobody until it is perfect" },
          alone: { ko: "남에게 못 맡기고 혼자 해요", en: "I do it alone rather than hand it over" },
          rest: { ko: "쉬는 시간을 뒤로 미뤄요", en: "I put rest off until later" },
          list: { ko: "할 일을 끝없이 적어요", en: "I write endless lists of tasks" },
          avoid: { ko: "잘하지 못할 일은 아예 피해요", en: "I avoid what I may not be good at" },
        },
        min: 1,
        max: 4,
      },
      twelve: {
        label: { ko: "화가 나기 전에 몸이 먼저 알려 주죠", en: "The body knows before anger does" },
        options: {
          jaw: { ko: "이를 꽉 물어요", en: "My jaw tightens" },
          face: { ko: "얼굴이 뜨거워요", en: "My face gets hot" },
          fists: { ko: "주먹을 쥐어요", en: "My hands make fists" },
          chest: { ko: "가슴이 두근거려요", en: "My heart beats fast" },
          breath: { ko: "숨이 짧아져요", en: "My breath gets short" },
          voice: { ko: "목소리가 커져요", en: "My voice gets loud" },
          shoulders: { ko: "어깨가 올라가요", en: "My shoulders rise" },
          stomach: { ko: "배가 딱딱해져요", en: "My stomach goes hard" },
          sweat: { ko: "손에 땀이 나요", en: "My palms sweat" },
          head: { ko: "머리가 지끈거려요", en: "My head throbs" },
          eyes: { ko: "눈에 힘이 들어가요", en: "I stare" },
          quiet: { ko: "말이 없어져요", en: "I go quiet" },
        },
        min: 2,
      },
      longest: {
        label: { ko: "이 중에 내 이야기 같은 게 있나요?", en: "Does one of these sound like you?" },
        options: {
          all: {
            ko: "처음에 생각한 만큼 잘 되지 않으면, 남은 일도 다 의미가 없는 것 같아서 그만두고 싶어요",
            en: "When it does not go as well as I had planned, the rest feels pointless too and I would rather drop it",
          },
        },
        min: 1,
      },
    },
    valid: [
      { props: "usual", value: ["rest", "check", "delay", "ask"] },
      { props: "twelve", value: ["quiet", "jaw"] },
      { props: "longest", value: ["all"] },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: ["check", "redo", "delay", "compare", "ask"], codes: ["too-many"] },
      { props: "usual", value: ["check", "gone"], codes: ["unknown-choice"] },
      { props: "twelve", value: ["jaw", "jaw"], codes: ["too-few"] },
      { props: "twelve", value: [], codes: ["too-few"] },
    ],
  },
};
