import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { blankName, blankNames, haveBlanks, options, sentence } from "../fields.ts";
import { PRESS, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type ChosenByBlank, inlineSelect } from "./definition.ts";

/** A sentence in which the person chooses the words for its `{blanks}`. */
export const inlineSelectProps = z
  .strictObject({
    text: sentence(4),
    blanks: z.record(
      blankName,
      z.strictObject({
        /** What is chosen there: shown in the blank, and its name for screen readers. */
        label: text(1),
        options: options(1),
      }),
    ),
  })
  .check(
    z.refine(({ text: written, blanks }) => haveBlanks([written], blanks), {
      error: "expected blanks for each {blank} of the text, and no others",
      path: ["blanks"],
    }),
  );

export type InlineSelectProps = Evaluated<z.output<typeof inlineSelectProps>>;

export const inlineSelectWidget: AnsweredWidget<InlineSelectProps, ChosenByBlank> = {
  props: inlineSelectProps,
  definition: inlineSelect,
  ownNames: blankNames,
  // Opening each blank, and choosing in it.
  seconds: ({ blanks }) => THINK + 2 * PRESS * sizeOf(blanks),
  values: ({ blanks }, draw, fc) => {
    const chosen = Object.entries(blanks).map(([blank, { options }]) => draw.some([blank], draw.id(options)));
    return fc.tuple(...chosen).map((blanksChosen) => Object.assign({}, ...blanksChosen));
  },
  examples: {
    props: {
      usual: {
        text: {
          ko: "내가 {thing} 않으면, 사람들은 나를 {meaning} 생각할 거예요.",
          en: "If I don't {thing}, people will think I am {meaning}.",
        },
        blanks: {
          thing: {
            label: { ko: "무엇을", en: "do what" },
            options: {
              finish: { ko: "끝까지 해내지", en: "finish everything" },
              best: { ko: "제일 잘하지", en: "come out best" },
              reply: { ko: "바로 답하지", en: "reply at once" },
            },
          },
          meaning: {
            label: { ko: "어떻게", en: "what" },
            options: {
              lazy: { ko: "게으르다고", en: "lazy" },
              weak: { ko: "약하다고", en: "weak" },
              careless: { ko: "성의 없다고", en: "careless" },
            },
          },
        },
      },
      "one-blank": {
        text: { ko: "{time}에는 하던 일을 멈춰요.", en: "At {time} I stop what I am doing." },
        blanks: {
          time: { label: { ko: "시간", en: "a time" }, options: { ten: { ko: "밤 10시", en: "10 p.m." } } },
        },
      },
      longest: {
        text: {
          ko: "누가 갑자기 부탁해 오면 먼저 {pause}, 그래도 어려우면 {reply} 말해 볼래요. 나중에 미안해져도 그날은 그대로 두어 볼게요.",
          en: "When someone asks me for a favour, I will first {pause}, and if it still feels too much, I will say {reply}. If guilt comes up later, I will let it be for the day.",
        },
        blanks: {
          pause: {
            label: { ko: "잠깐 멈추는 나만의 방법을 골라요", en: "choose your own way to pause a moment" },
            options: {
              breath: { ko: "천천히 숨을 세 번 쉬어 보고", en: "take three slow breaths before I answer" },
              time: { ko: "생각해 보고 알려 준다고 하고", en: "say that I will get back to them later" },
            },
          },
          reply: {
            label: { ko: "어렵다고 말하는 나만의 대답", en: "choose your own way to tell them no" },
            options: {
              smaller: { ko: "여기까지는 도와줄 수 있다고", en: "that this much is what I can do today" },
              no: { ko: "이번에는 어려울 것 같다고", en: "that I am afraid I cannot do it now" },
            },
          },
        },
      },
    },
    valid: [
      { props: "usual", value: { thing: "reply", meaning: "careless" } },
      { props: "one-blank", value: { time: "ten" } },
      { props: "longest", value: { reply: "no", pause: "time" } },
    ],
    invalid: [
      { props: "usual", value: {}, codes: ["no-answer", "no-answer"] },
      { props: "usual", value: { meaning: "lazy" }, codes: ["no-answer"] },
      { props: "usual", value: { thing: "gone", meaning: "lazy" }, codes: ["unknown-choice"] },
    ],
  },
};
