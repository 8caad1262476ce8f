import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { oxMeanings, partId } from "../fields.ts";
import { RATE, sizeOf } from "../shared/answering-time.ts";
import type { OxAnswers } from "../shared/ox.ts";
import type { AnsweredWidget } from "../widget.ts";
import { oxQuiz } from "./definition.ts";

/** Statements that are either O or X, each explained once it is answered. Nothing is scored. */
export const oxQuizProps = z.strictObject({
  label: text(3),
  meanings: oxMeanings,
  questions: z
    .record(
      partId,
      z.strictObject({
        statement: text(4),
        right: z.enum(["o", "x"], "expected o or x"),
        why: richText(6),
      }),
    )
    .check(z.refine((questions) => Object.keys(questions).length > 0, "expected at least 1")),
});

export type OxQuizProps = Evaluated<z.output<typeof oxQuizProps>>;

const meanings = { o: { ko: "그래요", en: "Yes" }, x: { ko: "아니에요", en: "No" } };

export const oxQuizWidget: AnsweredWidget<OxQuizProps, OxAnswers> = {
  props: oxQuizProps,
  definition: oxQuiz,
  seconds: ({ questions }) => RATE * sizeOf(questions),
  values: ({ questions }, draw, fc) => draw.some(Object.keys(questions), fc.constantFrom("o", "x")),
  examples: {
    props: {
      usual: {
        label: { ko: "리기가 하는 말일까요?", en: "Is this Riggy speaking?" },
        meanings: { o: { ko: "리기예요", en: "Riggy" }, x: { ko: "그냥 바람이에요", en: "Just a wish" } },
        questions: {
          speech: {
            statement: {
              ko: "발표에서 한 번 더듬었으니 나는 준비도 안 하는 사람이야",
              en: "I stumbled once in my talk, so I am someone who does not prepare",
            },
            right: "o",
            why: {
              ko: "한 번의 실수가 ==나라는 사람==이 됐어요.\n리기는 모자람을 그렇게 읽어요.",
              en: "One slip became ==who I am==.\nThat is how Riggy reads a shortfall.",
            },
          },
          cake: {
            statement: {
              ko: "다음에는 케이크를 조금 더 촉촉하게 굽고 싶어",
              en: "Next time I would like the cake to be a little softer",
            },
            right: "x",
            why: {
              ko: "더 잘하고 싶은 마음이에요. 못해도 나는 그대로예요.",
              en: "This is wanting to do well. If it fails, you are still you.",
            },
          },
          reply: {
            statement: {
              ko: "메일에 오타가 있었어. 이제 나를 못 믿겠지",
              en: "There was a typo in my mail. Now they cannot trust me",
            },
            right: "o",
            why: { ko: "글자 하나가 믿음까지 가져갔어요.", en: "One letter took all the trust with it." },
          },
        },
      },
      "one-question": {
        label: { ko: "이 말은 어떤가요?", en: "What about this one?" },
        meanings,
        questions: {
          rest: {
            statement: {
              ko: "쉬려면 먼저 할 일을 다 끝내야 해요",
              en: "Rest has to be earned by finishing first",
            },
            right: "x",
            why: { ko: "할 일은 다 끝나지 않아요.", en: "The list never ends." },
          },
        },
      },
      longest: {
        label: { ko: "지금 풀 수 있는 일일까요?", en: "Can something be done about it now?" },
        meanings: {
          o: { ko: "지금 손을 쓸 수 있는 문제 같아요", en: "A problem I can do something about now" },
          x: { ko: "아직 일어나지 않은 걱정인 것 같아요", en: "A worry about what has not yet happened" },
        },
        questions: {
          flight: {
            statement: {
              ko: "다음 달에 비행기를 타는데 혹시 그날 태풍이 와서 비행기가 못 뜨면, 몇 달을 기다린 동생 결혼식에 나만 못 가게 될지도 몰라요",
              en: "I am flying next month, and if a storm comes on that very day and the plane cannot leave, I may be the only one to miss my sister's wedding after all these months",
            },
            right: "x",
            why: {
              ko: "날씨는 한 달 전에 정할 수 없어요. 지금 할 수 있는 일이 있다면 이 정도예요.\n\n- 하루 먼저 가는 표 찾아보기\n- 날씨는 사흘 전부터만 보기",
              en: "Nobody can settle the weather a month ahead. What can be done now is about this much.\n\n- look for a ticket one day earlier\n- check the forecast only in the last three days",
            },
          },
        },
      },
    },
    valid: [
      { props: "usual", value: { speech: "o", cake: "x", reply: "o" } },
      { props: "usual", value: { speech: "x", cake: "o", reply: "x" } },
      { props: "one-question", value: { rest: "o" } },
    ],
    invalid: [
      { props: "usual", value: {}, codes: ["no-answer", "no-answer", "no-answer"] },
      { props: "usual", value: { cake: "x" }, codes: ["no-answer", "no-answer"] },
    ],
  },
};
