import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { ShownWidget } from "../widget.ts";

/** The button that finishes the page. */
export const nextButtonProps = z.strictObject({
  label: z._default(text(1), { ko: "다음", en: "Next" }),
});

export type NextButtonProps = z.output<typeof nextButtonProps>;

export const nextButtonWidget: ShownWidget<NextButtonProps> = {
  props: nextButtonProps,
  examples: {
    props: {
      usual: { label: { ko: "다음", en: "Next" } },
      reply: { label: { ko: "준비됐어요", en: "I'm ready" } },
      longest: { label: { ko: "덜 다듬은 채로 보내 보기", en: "Send it as it is, without another look" } },
    },
    valid: [],
    invalid: [],
  },
};
