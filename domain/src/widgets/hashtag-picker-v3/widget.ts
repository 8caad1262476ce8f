import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, most, options } from "../fields.ts";
import { PRESS, THINK, ticks } from "../shared/answering-time.ts";
import { MAX_TAGS } from "../shared/several-choices.ts";
import type { AnsweredWidget } from "../widget.ts";
import { hashtagPickerV3, type Tags } from "./definition.ts";

/** Tags to pick from, and tags that the person types. */
export const hashtagPickerV3Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  options: options(1),
  placeholder: z.optional(text(1)),
  /** Most tags, typed ones too. */
  max: z._default(most, MAX_TAGS),
  /** Most characters of a typed tag. */
  characters: characters(20),
});

export type HashtagPickerV3Props = Evaluated<z.output<typeof hashtagPickerV3Props>>;

export const hashtagPickerV3Widget: AnsweredWidget<HashtagPickerV3Props, Tags> = {
  props: hashtagPickerV3Props,
  definition: hashtagPickerV3,
  seconds: ({ options }) => THINK + PRESS * ticks(options),
  values: ({ options }, draw, fc) =>
    fc.tuple(draw.ids(options), draw.rows).map(([picked, typed]) => [...picked, ...typed]),
  examples: {
    props: {
      usual: {
        label: { ko: "속으로 나를 어떻게 나무라나요?", en: "What does the critic in you pick on?" },
        options: {
          slow: { ko: "느리다고", en: "Being slow" },
          selfish: { ko: "나만 생각한다고", en: "Being selfish" },
          loud: { ko: "말이 많다고", en: "Talking too much" },
          dull: { ko: "재미없다고", en: "Being dull" },
        },
        placeholder: { ko: "내 말로 적기", en: "In your own words" },
        max: 3,
        characters: 20,
      },
      "one-tag": {
        options: { calm: { ko: "차분함", en: "Calm" } },
        max: 1,
        characters: 5,
      },
      longest: {
        label: {
          ko: "어떤 곳에 있을 때 나도 여기 속해 있다는 마음이 드나요? 떠오르는 대로 골라 보세요",
          en: "Where do you feel that you belong? Pick what comes to mind, or add a place or people of your own",
        },
        options: {
          table: { ko: "아무 말 없이도 편한 식탁 앞에서", en: "At a table where nobody needs to talk" },
          crowd: { ko: "같은 노래를 따라 부르는 사람들 속", en: "In a crowd singing the very same song" },
        },
        placeholder: {
          ko: "여기에 없다면 내 말로 적어 보세요",
          en: "Not here? Then put it in your own words",
        },
        max: 12,
        characters: 40,
      },
    },
    valid: [
      { props: "usual", value: ["dull", { id: "n4b7s1ye", text: "게으르다고" }, "slow"] },
      { props: "usual", value: [{ id: "n4b7s1ye", text: "Lazy" }] },
      { props: "one-tag", value: ["calm"] },
    ],
    invalid: [
      { props: "usual", value: [], codes: ["no-answer"] },
      { props: "usual", value: [{ id: "n4b7s1ye", text: " " }], codes: ["empty-text"] },
      {
        props: "usual",
        value: ["slow", "loud", "dull", { id: "n4b7s1ye", text: "게을러" }],
        codes: ["too-many"],
      },
      { props: "usual", value: ["slow", "gone"], codes: ["unknown-choice"] },
      { props: "one-tag", value: [{ id: "n4b7s1ye", text: "조용한 마음" }], codes: ["too-long"] },
    ],
  },
};
