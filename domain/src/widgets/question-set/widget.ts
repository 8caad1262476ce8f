import { RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type QuestionSetValue, questionSet } from "./definition.ts";
import { type QuestionSetProps, questionSetProps } from "./props.ts";

export const questionSetWidget: AnsweredWidget<QuestionSetProps, QuestionSetValue> = {
  props: questionSetProps,
  definition: questionSet,
  seconds: ({ questions }) => THINK + RATE * sizeOf(questions),
  values: ({ questions, scale: { min, max } }, draw, fc) => {
    const point = draw.either(fc.integer({ min, max }), fc.constantFrom(min - 1, max + 1, min + 0.5));
    return draw.some(Object.keys(questions), point);
  },
  examples: {
    props: {
      usual: {
        label: { ko: "지난 한 주를 떠올려 보세요", en: "Think of the past week" },
        questions: {
          enough: { ko: "끝낸 일도 모자라 보였어요", en: "Even finished work looked lacking" },
          redo: { ko: "이미 한 일을 다시 고쳤어요", en: "I redid things that were done" },
          delay: { ko: "잘 못할까 봐 시작을 미뤘어요", en: "I put off starting for fear of doing it badly" },
          tired: { ko: "기준을 맞추느라 지쳤어요", en: "Keeping up my standards wore me out" },
          people: { ko: "일 때문에 사람을 뒤로 미뤘어요", en: "People came second to work" },
          stop: { ko: "이만하면 됐다 하고 멈췄어요", en: "I stopped at good enough" },
        },
        scale: {
          min: 0,
          max: 10,
          labels: {
            0: { ko: "전혀 안 그랬어요", en: "Not at all" },
            10: { ko: "내내 그랬어요", en: "All the time" },
          },
        },
        reversed: ["stop"],
        least: 5,
      },
      measure: {
        label: { ko: "요즘 잠은 어떤가요?", en: "How have you been sleeping?" },
        questions: {
          fall: { ko: "잠드는 데 오래 걸려요", en: "It takes me long to fall asleep" },
          wake: { ko: "자다가 자주 깨요", en: "I wake up often" },
          early: { ko: "너무 일찍 눈이 떠져요", en: "I wake too early" },
          content: { ko: "자고 나도 개운하지 않아요", en: "I do not feel rested" },
          day: { ko: "낮에 졸려서 일이 손에 안 잡혀요", en: "I am too sleepy to get things done" },
          others: { ko: "피곤해 보인다는 말을 들어요", en: "People say I look tired" },
          worry: { ko: "못 잘까 봐 걱정돼요", en: "I worry about not sleeping" },
        },
        scale: {
          min: 0,
          max: 4,
          labels: {
            0: { ko: "전혀 안 그래요", en: "Not at all" },
            1: { ko: "조금 그래요", en: "A little" },
            2: { ko: "가끔 그래요", en: "Sometimes" },
            3: { ko: "자주 그래요", en: "Often" },
            4: { ko: "거의 매일 그래요", en: "Almost every day" },
          },
        },
        reversed: [],
      },
      one: {
        label: { ko: "한 가지만 물어볼게요", en: "Just one question" },
        questions: { now: { ko: "지금 마음이 얼마나 무거운가요?", en: "How heavy do you feel now?" } },
        scale: {
          min: 1,
          max: 2,
          labels: { 1: { ko: "가벼워요", en: "Light" }, 2: { ko: "무거워요", en: "Heavy" } },
        },
        reversed: [],
      },
    },
    valid: [
      { props: "usual", value: { enough: 7, redo: 6, delay: 9, tired: 8, people: 3, stop: 0 } },
      { props: "usual", value: { enough: 7, redo: 6, delay: 9, tired: 8, stop: 10 } },
      { props: "measure", value: { fall: 0, wake: 1, early: 2, content: 3, day: 4, others: 0, worry: 2 } },
      { props: "one", value: { now: 2 } },
    ],
    invalid: [
      { props: "usual", value: { enough: 7, redo: 6 }, codes: ["too-few"] },
      {
        props: "measure",
        value: { fall: 0, wake: 1, early: 2, content: 3, day: 4 },
        codes: ["no-answer", "no-answer"],
      },
      { props: "one", value: { now: 3 }, codes: ["unknown-choice"] },
      { props: "one", value: { now: 1.5 }, codes: ["unknown-choice"] },
    ],
  },
};
