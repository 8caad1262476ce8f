import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type MultiQuestionValue, multiQuestion } from "./definition.ts";

/** Several questions with the same options, as a grid. */
export const multiQuestionProps = z.strictObject({
  label: text(3),
  questions: options(3),
  options: options(1, { least: 2 }),
});

export type MultiQuestionProps = Evaluated<z.output<typeof multiQuestionProps>>;

export const multiQuestionWidget: AnsweredWidget<MultiQuestionProps, MultiQuestionValue> = {
  props: multiQuestionProps,
  definition: multiQuestion,
  seconds: ({ questions }) => THINK + RATE * sizeOf(questions),
  values: ({ questions, options }, draw) => draw.some(Object.keys(questions), draw.id(options)),
  examples: {
    props: {
      usual: {
        label: { ko: "고리를 어디서 끊기 쉬울까요?", en: "Where could the loop be cut?" },
        questions: {
          trigger: { ko: "메일을 열 때", en: "When I open the mail" },
          check: { ko: "세 번째로 다시 읽을 때", en: "When I read it a third time" },
          late: { ko: "미뤄 두고 다른 일을 할 때", en: "When I put it off" },
        },
        options: {
          easy: { ko: "쉬워요", en: "Easy" },
          hard: { ko: "어려워요", en: "Hard" },
          useless: { ko: "소용없어요", en: "No use" },
        },
      },
      long: {
        label: { ko: "세 곳은 나에게 어떨까요?", en: "How would each be for you?" },
        questions: {
          notice: { ko: "말이 들릴 때 알아채기", en: "Noticing when Riggy speaks" },
          less: { ko: "한 번만 덜 하기", en: "Doing it once less" },
          ask: { ko: "끝나고 물어보기", en: "Asking afterwards" },
        },
        options: {
          easy: { ko: "해 볼 만해요", en: "I could do it" },
          hard: { ko: "어렵지만 도움될 것 같아요", en: "Hard, but it would help" },
          no: { ko: "소용없을 것 같아요", en: "It would not help" },
        },
      },
      one: {
        label: { ko: "그 일이 있었나요?", en: "Did it happen?" },
        questions: { worry: { ko: "발표하다가 말이 막힌다", en: "I lose my words in the talk" } },
        options: { yes: { ko: "있었어요", en: "It did" }, no: { ko: "없었어요", en: "It did not" } },
      },
      many: {
        label: {
          ko: "열두 가지 생각을 하나씩 읽고, 그 생각이 지난 한 주 동안 얼마나 자주 찾아왔는지 골라 보세요",
          en: "Read the twelve thoughts one by one and choose how often each of them came to you over the past week",
        },
        questions: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `thought${at + 1}`,
            {
              ko: `답장이 늦은 건 내가 지난번에 한 말이 마음에 걸려서일 거라는 ${at + 1}번째 생각`,
              en: `Thought ${at + 1}: the reply is late because something I said last time must have upset them`,
            },
          ]),
        ),
        options: {
          never: { ko: "없었어요", en: "Never" },
          once: { ko: "한 번", en: "Once" },
          often: { ko: "여러 번", en: "Several times" },
          daily: { ko: "거의 매일", en: "Almost daily" },
          always: { ko: "내내 떠나지 않았어요", en: "It never left me" },
        },
      },
    },
    valid: [
      { props: "usual", value: { trigger: "hard", check: "easy", late: "useless" } },
      { props: "one", value: { worry: "no" } },
    ],
    invalid: [
      { props: "usual", value: {}, codes: ["no-answer", "no-answer", "no-answer"] },
      { props: "usual", value: { trigger: "hard", late: "easy" }, codes: ["no-answer"] },
      { props: "one", value: { worry: "maybe" }, codes: ["unknown-choice"] },
    ],
  },
};
