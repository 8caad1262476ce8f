import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, most, orderedRange } from "../fields.ts";
import { LINE, THINK } from "../shared/answering-time.ts";
import type { TypedRow } from "../shared/typed-text.ts";
import type { AnsweredWidget } from "../widget.ts";
import { textList } from "./definition.ts";

/** Rows of the person's own words. It begins with `min` empty rows. */
export const textListProps = z
  .strictObject({
    label: text(3),
    placeholder: z.optional(text(2)),
    min: fewestRows,
    max: z._default(most, 5),
    characters: characters(100),
  })
  .check(orderedRange());

export type TextListProps = Evaluated<z.output<typeof textListProps>>;

export const textListWidget: AnsweredWidget<TextListProps, readonly TypedRow[]> = {
  props: textListProps,
  definition: textList,
  seconds: ({ min }) => THINK + LINE * min,
  values: (_, draw) => draw.rows,
  examples: {
    props: {
      usual: {
        label: {
          ko: "리기가 가져가던 한 시간이 생긴다면, 무얼 하고 싶나요?",
          en: "If you had back an hour that Riggy takes, what would you do with it?",
        },
        placeholder: { ko: "동네 한 바퀴 걷기", en: "A walk around the block" },
        min: 1,
        max: 3,
        characters: 60,
      },
      "three-people": {
        label: { ko: "자주 만나는 세 사람을 적어 보세요", en: "Three people you see often" },
        min: 3,
        max: 3,
        characters: 20,
      },
      longest: {
        label: {
          ko: "요즘 자꾸 마음에 걸리는 걱정을 떠오르는 대로 적어 보세요. 순서도 맞춤법도 괜찮아요",
          en: "Write down the worries that keep coming back, just as they come. Order and spelling do not matter",
        },
        placeholder: {
          ko: "내일 발표에서 말이 막히면 어떡하지, 다들 나를 이상하게 볼 텐데",
          en: "What if I get stuck in the talk tomorrow and everyone stares at me",
        },
        min: 1,
        max: 12,
        characters: 200,
      },
    },
    valid: [
      { props: "usual", value: [{ id: "row-1", text: "낮잠" }] },
      {
        props: "usual",
        value: [
          { id: "row-1", text: "Calling my sister " },
          { id: "k3v9x2mq", text: "늦잠 자기" },
        ],
      },
      {
        props: "three-people",
        value: [
          { id: "row-1", text: "엄마" },
          { id: "row-2", text: "팀장님" },
          { id: "row-3", text: "Jun" },
        ],
      },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: [{ id: "row-1", text: " " }], codes: ["empty-text"] },
      {
        props: "usual",
        value: ["산책", "낮잠", "책", "그림"].map((text, at) => ({ id: `row-${at + 1}`, text })),
        codes: ["too-many"],
      },
      {
        props: "three-people",
        value: [
          { id: "row-1", text: "아무리 줄여도 스무 글자가 넘는 이름을 가진 사람" },
          { id: "row-2", text: "" },
        ],
        codes: ["too-long", "empty-text", "too-few"],
      },
    ],
  },
};
