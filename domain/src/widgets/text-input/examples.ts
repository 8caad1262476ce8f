import type { WidgetExamples } from "../examples.ts";
import type { TextInputProps } from "./props.ts";

export const textInputExamples: WidgetExamples<TextInputProps, string> = {
  props: {
    usual: {
      label: { ko: "그때 어떤 생각이 들었나요?", en: "What went through your mind?" },
      placeholder: { ko: "짧아도 괜찮아요", en: "A few words are enough" },
      rows: 3,
      max: 500,
    },
    short: { label: { ko: "한 낱말로 적어 보세요", en: "One word for it" }, rows: 1, max: 5 },
  },
  valid: [
    { props: "usual", value: "다 망쳤다고 생각했어요.\n그런데 아니었어요." },
    { props: "short", value: "👩‍👩‍👧‍👦한숨" },
  ],
  invalid: [
    { props: "usual", value: "", codes: ["empty-text"] },
    { props: "usual", value: " \n ", codes: ["empty-text"] },
    { props: "short", value: "여섯글자예요", codes: ["too-long"] },
  ],
};
