import type * as z from "zod/mini";
import { richText } from "../../content/authored-text.ts";
import type { ShownWidget } from "../widget.ts";

/** A paragraph, heading or list to read. */
export const textProps = richText(9);

export type TextProps = z.output<typeof textProps>;

export const textWidget: ShownWidget<TextProps> = {
  props: textProps,
  examples: {
    props: {
      plain: { ko: "오늘은 여기까지예요.", en: "That is enough for today." },
      marked: {
        ko: "**리기**는 ==모자람==을 먼저 봐요.\n\n- 작은 실수\n- 늦은 답장",
        en: "**Riggy** sees what is ==missing== first.\n\n- a small mistake\n- a late reply",
      },
      answer: {
        ko: "가장 큰 목소리:\n{places}",
        en: "Loudest at:\n{places}",
        else: { ko: "아직 고르지 않았어요.", en: "You have not chosen yet." },
      },
    },
    valid: [],
    invalid: [],
  },
};
