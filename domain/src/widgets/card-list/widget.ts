import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, labelled, most, orderedRange } from "../fields.ts";
import { LINE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type Card, cardList } from "./definition.ts";

/** Cards of the same typed fields. It begins with `min` empty cards. */
export const cardListProps = z
  .strictObject({
    label: text(3),
    /** The first one is the card's title where later pages name the card. */
    fields: labelled(2),
    min: fewestRows,
    max: z._default(most, 5),
    characters: characters(200),
  })
  .check(orderedRange());

export type CardListProps = Evaluated<z.output<typeof cardListProps>>;

export const cardListWidget: AnsweredWidget<CardListProps, readonly Card[]> = {
  props: cardListProps,
  definition: cardList,
  seconds: ({ fields, min }) => THINK + LINE * sizeOf(fields) * min,
  values: ({ fields }, draw, fc) =>
    fc
      .array(draw.some(Object.keys(fields), draw.text), { maxLength: 6 })
      .map((cards) => cards.map((texts, at) => ({ id: `row-${at + 1}`, texts }))),
  examples: {
    props: {
      usual: {
        label: { ko: "규칙을 조금 부드럽게 고쳐 써 볼까요?", en: "Shall we make the rule a little softer?" },
        fields: {
          care: { ko: "지키고 싶은 마음", en: "What I care about" },
          enough: { ko: "이만하면 충분해요", en: "What is enough" },
          exception: { ko: "안 지켜도 되는 날", en: "When it does not count" },
        },
        min: 1,
        max: 2,
        characters: 100,
      },
      "one-field": {
        label: { ko: "오늘 내가 한 다정한 일", en: "Something kind you did today" },
        fields: { act: { ko: "한 일", en: "What you did" } },
        min: 1,
        max: 5,
        characters: 10,
      },
      longest: {
        label: {
          ko: "다투고 난 뒤에 어떻게 다가갈지 미리 적어 두면, 막상 그때가 와도 덜 막막해요",
          en: "If you write down now how you will make up after a quarrel, the moment itself will be easier to begin",
        },
        fields: {
          did: {
            ko: "그때 내가 한 말이나 행동을 본 그대로 적어 보세요",
            en: "What I said or did, as anyone would have seen it",
          },
          effect: {
            ko: "그 일로 상대는 어떤 마음이었을까요, 내 짐작이라도 좋아요",
            en: "How it may have felt for the other person, as far as I can guess",
          },
          next: {
            ko: "다음에 같은 일이 생기면 대신 이렇게 해 볼게요",
            en: "What I will try instead when the same thing happens again",
          },
        },
        min: 2,
        max: 3,
        characters: 200,
      },
    },
    valid: [
      {
        props: "usual",
        value: [
          {
            id: "row-1",
            texts: {
              care: "꼼꼼하게 하고 싶어요",
              enough: "두 번 읽으면 돼요",
              exception: "아픈 날, 급한 날",
            },
          },
        ],
      },
      {
        props: "one-field",
        value: [
          { id: "row-1", texts: { act: "문을 잡아 줬어요" } },
          { id: "p0d8w1za", texts: { act: "Made tea" } },
        ],
      },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      {
        props: "usual",
        value: [{ id: "row-1", texts: {} }],
        codes: ["incomplete", "incomplete", "incomplete"],
      },
      {
        props: "usual",
        value: [{ id: "row-1", texts: { care: "꼼꼼함", enough: "두 번", exception: "\n" } }],
        codes: ["incomplete"],
      },
      {
        props: "one-field",
        value: [{ id: "row-1", texts: { act: "열 글자가 넘는 이야기예요" } }],
        codes: ["too-long"],
      },
      {
        props: "one-field",
        value: ["하나", "둘", "셋", "넷", "다섯", "여섯"].map((act, at) => ({
          id: `row-${at + 1}`,
          texts: { act },
        })),
        codes: ["too-many"],
      },
      {
        props: "longest",
        value: [
          { id: "row-1", texts: { did: "소리쳤어요", effect: "놀랐을 것 같아요", next: "잠깐 나갈게요" } },
        ],
        codes: ["too-few"],
      },
    ],
  },
};
