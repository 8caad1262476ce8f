import { LINE, THINK } from "../answers/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { textInput } from "./definition.ts";
import { type TextInputProps, textInputProps } from "./props.ts";

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
