import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { labelled, partId } from "../fields.ts";
import { PRESS, THINK, TICKS } from "../shared/answering-time.ts";
import type { ChosenIds } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { hashtagPickerV2 } from "./definition.ts";

/** Tags in groups. */
export const hashtagPickerV2Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  groups: z.record(partId, z.strictObject({ label: text(1), options: labelled(1) })).check(
    z.refine((groups) => Object.keys(groups).length > 0, "expected at least 1"),
    z.refine((groups) => {
      const ids = Object.values(groups).flatMap(({ options }) => Object.keys(options));
      return new Set(ids).size === ids.length;
    }, "expected no option's id twice: answers do not hold the group"),
  ),
});

export type HashtagPickerV2Props = Evaluated<z.output<typeof hashtagPickerV2Props>>;

export const hashtagPickerV2Widget: AnsweredWidget<HashtagPickerV2Props, ChosenIds> = {
  props: hashtagPickerV2Props,
  definition: hashtagPickerV2,
  seconds: () => THINK + PRESS * TICKS,
  values: ({ groups }, draw) => {
    const [first = {}, ...others] = Object.values(groups).map(({ options }) => options);
    return draw.ids(Object.assign({}, first, ...others));
  },
  examples: {
    props: {
      usual: {
        label: { ko: "언제 화가 나나요?", en: "What makes you angry?" },
        groups: {
          people: {
            label: { ko: "사람 사이", en: "People" },
            options: {
              ignored: { ko: "무시당할 때", en: "Being ignored" },
              interrupted: { ko: "말을 끊을 때", en: "Being interrupted" },
              lied: { ko: "거짓말할 때", en: "Being lied to" },
            },
          },
          things: {
            label: { ko: "일과 물건", en: "Work and things" },
            options: {
              waiting: { ko: "오래 기다릴 때", en: "A long wait" },
              broken: { ko: "자꾸 고장 날 때", en: "What keeps breaking" },
              blamed: { ko: "내 탓이 될 때", en: "Taking the blame" },
            },
          },
          inside: {
            label: { ko: "내 안에서", en: "Inside" },
            options: {
              tired: { ko: "지쳤을 때", en: "Being tired" },
              hungry: { ko: "배고플 때", en: "Being hungry" },
            },
          },
        },
      },
      "one-group": {
        groups: {
          values: {
            label: { ko: "함께할 때 소중한 마음", en: "What matters with others" },
            options: { honesty: { ko: "솔직함", en: "Honesty" } },
          },
        },
      },
      longest: {
        groups: {
          home: {
            label: { ko: "집에 돌아와 혼자 있는 늦은 밤에", en: "Late at night, back home and by myself" },
            options: {
              replay: { ko: "낮에 한 말이 자꾸 다시 들릴 때", en: "When I hear again what I said that day" },
              scroll: {
                ko: "남들 사진만 보다 잠이 달아날 때",
                en: "When others' photos keep me up for hours",
              },
            },
          },
        },
      },
    },
    valid: [
      { props: "usual", value: ["tired", "ignored", "waiting"] },
      { props: "one-group", value: ["honesty"] },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: ["tired", "hungry", "waiting", "ignored"], codes: ["too-many"] },
      { props: "usual", value: ["tired", "gone"], codes: ["unknown-choice"] },
    ],
  },
};
