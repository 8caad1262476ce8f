import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import { conditionProp, type Evaluated } from "../../content/props.ts";
import { LINE, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { textInput } from "./definition.ts";

/** A field for words of one's own. */
export const textInputProps = z.strictObject({
  label: text(3),
  placeholder: z.optional(text(2)),
  /** Lines that are shown at first; one is a field without line breaks. */
  rows: z._default(z.int().check(z.minimum(1), z.maximum(10)), 3),
  /** Characters at most, as a person counts them. */
  max: z._default(z.int().check(z.minimum(1), z.maximum(2000)), 500),
  /**
   * What the person may begin with: paragraphs with earlier answers, of which one is left out where an answer is missing or
   * `when` does not hold.
   */
  initial: z.optional(
    z
      .array(z.strictObject({ when: z.optional(conditionProp), text: richText(9) }))
      .check(z.minLength(1, "expected at least one paragraph")),
  ),
});

export type TextInputProps = Evaluated<z.output<typeof textInputProps>>;

export const textInputWidget: AnsweredWidget<TextInputProps, string> = {
  props: textInputProps,
  definition: textInput,
  seconds: (_, isOptional) => (isOptional ? THINK : THINK + LINE),
  values: (_, draw) => draw.text,
  examples: {
    props: {
      usual: {
        label: { ko: "그때 어떤 생각이 들었나요?", en: "What went through your mind?" },
        placeholder: { ko: "짧아도 괜찮아요", en: "A few words are enough" },
        rows: 3,
        max: 500,
      },
      begun: {
        label: { ko: "편지를 고쳐 써도 돼요", en: "Change the letter as you like" },
        rows: 6,
        max: 2000,
        initial: [
          { text: { ko: "리기야, 잘 지냈어?", en: "Dear Riggy, how are you?" } },
          {
            text: {
              ko: "내 규칙은 이랬어.\n\n{rule}",
              en: "This was my rule.\n\n{rule}",
              else: { ko: "우리한테는 규칙이 있었지.", en: "We had a rule." },
            },
          },
          { when: false, text: { ko: "이 말은 빠져요.", en: "This is left out." } },
          { text: { ko: "{wish}", en: "{wish}" } },
        ],
      },
      short: { label: { ko: "한 낱말로 적어 보세요", en: "One word for it" }, rows: 1, max: 5 },
    },
    valid: [
      { props: "usual", value: "다 망쳤다고 생각했어요.\n그런데 아니었어요." },
      { props: "begun", value: "리기야, 잘 지냈어?" },
      { props: "short", value: "👩‍👩‍👧‍👦한숨" },
    ],
    invalid: [
      { props: "usual", value: "", codes: ["empty-text"] },
      { props: "usual", value: " \n ", codes: ["empty-text"] },
      { props: "short", value: "여섯글자예요", codes: ["too-long"] },
    ],
  },
};
