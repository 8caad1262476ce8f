import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** The button that finishes the page. */
export const nextButtonProps = z.strictObject({
  label: z._default(text(1), { ko: "다음", en: "Next" }),
});

export type NextButtonProps = z.output<typeof nextButtonProps>;
