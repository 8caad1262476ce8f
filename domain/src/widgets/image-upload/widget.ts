import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters } from "../fields.ts";
import { LINE } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { imageUpload, type UploadedImage } from "./definition.ts";

/** A picture of the person's own, which they may describe. */
export const imageUploadProps = z.strictObject({
  label: text(3),
  /** Most characters of the description. */
  characters: characters(100),
});

export type ImageUploadProps = Evaluated<z.output<typeof imageUploadProps>>;

export const imageUploadWidget: AnsweredWidget<ImageUploadProps, UploadedImage | null> = {
  props: imageUploadProps,
  definition: imageUpload,
  seconds: () => LINE,
  values: (_, draw, fc) => {
    const image = fc.record(
      { image: fc.string({ minLength: 1 }), alt: draw.text },
      { requiredKeys: ["image"], noNullPrototype: true },
    );
    return draw.either(image, fc.constant(null));
  },
  examples: {
    props: {
      usual: {
        label: { ko: "다듬지 않고 남겨 둔 걸 찍어 볼까요?", en: "A photo of what you left unpolished" },
        characters: 100,
      },
      "short-description": { label: { ko: "오늘 쉰 자리", en: "Where you rested today" }, characters: 10 },
      longest: {
        label: {
          ko: "마음이 편해지는 곳을 사진으로 남겨 두세요. 나중에 힘든 날 다시 꺼내 볼 수 있어요",
          en: "Keep a picture of a place that calms you. You can come back to it here on a day that is hard for you",
        },
        characters: 500,
      },
    },
    valid: [
      { props: "usual", value: { image: "q8Zk2LmV5tRw9XcB7nHs" } },
      { props: "short-description", value: { image: "q8Zk2LmV5tRw9XcB7nHs", alt: "창가 의자" } },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      {
        props: "short-description",
        value: { image: "q8Zk2LmV5tRw9XcB7nHs", alt: "햇빛이 드는 창가의 낡은 의자" },
        codes: ["too-long"],
      },
    ],
  },
};
