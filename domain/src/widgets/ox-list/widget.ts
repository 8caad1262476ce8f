import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options, oxMeanings } from "../fields.ts";
import { RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { OxAnswers } from "../shared/ox.ts";
import type { AnsweredWidget } from "../widget.ts";
import { oxList } from "./definition.ts";

/** Statements that the person marks O or X; there is no right answer. */
export const oxListProps = z.strictObject({
  label: text(3),
  meanings: oxMeanings,
  rows: options(3),
});

export type OxListProps = Evaluated<z.output<typeof oxListProps>>;

const meanings = { o: { ko: "그래요", en: "Yes" }, x: { ko: "아니에요", en: "No" } };

export const oxListWidget: AnsweredWidget<OxListProps, OxAnswers> = {
  props: oxListProps,
  definition: oxList,
  seconds: ({ rows }) => THINK + RATE * sizeOf(rows),
  values: ({ rows }, draw, fc) => draw.some(Object.keys(rows), fc.constantFrom("o", "x")),
  examples: {
    props: {
      usual: {
        label: { ko: "이 규칙을 이렇게도 물어볼까요?", en: "Shall we put the rule to the test?" },
        meanings,
        rows: {
          friend: { ko: "친한 친구에게도 똑같이 말할 거예요", en: "I would say the same to a good friend" },
          "bad-day": { ko: "몸이 아픈 날에도 지켜야 해요", en: "It holds on a day when I am ill" },
          child: { ko: "어린아이에게도 이렇게 가르칠 거예요", en: "I would teach it to a small child" },
          always: { ko: "지금까지 늘 맞는 말이었어요", en: "It has been true every time so far" },
          helps: { ko: "이 규칙 덕분에 마음이 편해요", en: "It leaves me at ease" },
          mine: { ko: "내가 스스로 정한 규칙이에요", en: "I chose this rule myself" },
        },
      },
      meanings: {
        label: { ko: "내 생각일까요, 배운 말일까요?", en: "Your own thought, or one you were taught?" },
        meanings: { o: { ko: "내 생각", en: "Mine" }, x: { ko: "배운 말", en: "Learned" } },
        rows: { nice: { ko: "착해야 사랑받아", en: "I am loved only when I am nice" } },
      },
      longest: {
        label: {
          ko: "다른 사람의 마음을 읽었다고 느낀 순간들이에요. 그때 나도 이렇게 믿고 있었나요?",
          en: "Moments in which one seems to read another's mind. Is this what you believed at the time too?",
        },
        meanings: {
          o: { ko: "그때는 정말 그렇게 믿고 있었어요", en: "That is just what I believed back then" },
          x: { ko: "그렇게까지 생각하지는 않았어요", en: "I do not think I went quite that far" },
        },
        rows: {
          silent: {
            ko: "내가 말을 꺼냈는데 잠깐 조용해졌다면, 다들 내 이야기가 재미없어서 그런 거예요",
            en: "If it went quiet for a moment after I spoke, that was because my story bored every one of them",
          },
        },
      },
    },
    valid: [
      {
        props: "usual",
        value: { friend: "x", "bad-day": "x", child: "x", always: "o", helps: "x", mine: "o" },
      },
      { props: "meanings", value: { nice: "x" } },
      { props: "longest", value: { silent: "o" } },
    ],
    invalid: [
      { props: "meanings", value: {}, codes: ["no-answer"] },
      {
        props: "usual",
        value: { friend: "x", "bad-day": "x", child: "x", always: "o" },
        codes: ["no-answer", "no-answer"],
      },
    ],
  },
};
