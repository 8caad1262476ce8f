import * as z from "zod/mini";
import { richText } from "../../content/authored-text.ts";
import { conditionProp, type Evaluated } from "../../content/props.ts";
import type { ShownWidget } from "../widget.ts";

/** A letter on one sheet, joined from earlier answers. */
export const letterProps = z.strictObject({
  /** From top to bottom; one is left out where an answer is missing or `when` does not hold. */
  paragraphs: z
    .array(z.strictObject({ when: z.optional(conditionProp), text: richText(9) }))
    .check(z.minLength(1, "expected at least one paragraph")),
});

export type LetterProps = Evaluated<z.output<typeof letterProps>>;

export const letterWidget: ShownWidget<LetterProps> = {
  props: letterProps,
  examples: {
    props: {
      usual: {
        paragraphs: [
          {
            text: {
              ko: "리기야, 우리가 자주 만나던 곳 기억하지?\n\n{focus}",
              en: "Dear Riggy, do you remember where we used to meet?\n\n{focus}",
              else: {
                ko: "리기야, 그동안 곁에 있어 줘서 고마워.",
                en: "Dear Riggy, thank you for staying by me.",
              },
            },
          },
          { when: false, text: { ko: "이 말은 빠져요.", en: "This is left out." } },
          { text: { ko: "{rule}", en: "{rule}" } },
          { when: true, text: { ko: "덜 된 채로도 나는 나야.", en: "Unfinished, I’m still me." } },
        ],
      },
    },
    valid: [],
    invalid: [],
  },
};
